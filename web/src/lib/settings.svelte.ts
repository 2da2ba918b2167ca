import { keep } from './keep';

export type Pacing = 'slow' | 'normal' | 'off';

const granted = () => 'Notification' in window && Notification.permission === 'granted';

/** What a person likes, kept in the browser. */
class Settings {
  sound = $state(keep.get('sound') !== 'off');
  notify = $state(keep.get('notify') === 'on' && granted());
  /** Whether the browser does not let us notify. */
  notifyRefused = $state(false);
  pacing = $state<Pacing>((keep.get('pacing') as Pacing | null) ?? 'normal');

  setSound(on: boolean) {
    this.sound = on;
    keep.set('sound', on ? 'on' : 'off');
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
