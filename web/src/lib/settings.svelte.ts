import { keep } from './keep';

export type Pacing = 'slow' | 'normal' | 'off';
export const SCENES = ['full', 'short', 'off'] as const;
/** How great moments are shown: with all that follows, for less than a second, or not at all. */
export type Scenes = (typeof SCENES)[number];
/** Sounds are quiet until somebody wants them louder, of 100. */
const QUIET = 35;

const granted = () => 'Notification' in window && Notification.permission === 'granted';

/** What a person likes, kept in the browser. */
class Settings {
  sound = $state(keep.get('sound') !== 'off');
  notify = $state(keep.get('notify') === 'on' && granted());
  /** Whether the browser does not let us notify. */
  notifyRefused = $state(false);
  pacing = $state<Pacing>((keep.get('pacing') as Pacing | null) ?? 'normal');
  scenes = $state<Scenes>(SCENES.find((one) => one === keep.get('scenes')) ?? 'full');
  /** How loud sounds are, of 100. */
  volume = $state(Number(keep.get('volume') ?? QUIET));

  /** Whether reactions of players are shown, and can be sent. */
  reactions = $state(keep.get('reactions') !== 'off');

  /** The standing order with which I like to begin. */
  orders = $state<'sensible' | 'always-ask'>(keep.get('orders') === 'always-ask' ? 'always-ask' : 'sensible');

  setOrders(orders: 'sensible' | 'always-ask') {
    this.orders = orders;
    keep.set('orders', orders);
  }
  setReactions(on: boolean) {
    this.reactions = on;
    keep.set('reactions', on ? 'on' : 'off');
  }
  setSound(on: boolean) {
    this.sound = on;
    keep.set('sound', on ? 'on' : 'off');
  }
  setVolume(volume: number) {
    this.volume = volume;
    keep.set('volume', String(volume));
  }
  setScenes(scenes: Scenes) {
    this.scenes = scenes;
    keep.set('scenes', scenes);
  }
  setPacing(pacing: Pacing) {
    this.pacing = pacing;
    keep.set('pacing', pacing);
  }
  /** Call it from a click: browsers ask people for permission only then. */
  async setNotify(on: boolean) {
    this.notifyRefused = on && !('Notification' in window && (await Notification.requestPermission()) === 'granted');
    this.notify = on && !this.notifyRefused;
    keep.set('notify', this.notify ? 'on' : 'off');
  }
}

export const settings = new Settings();
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
