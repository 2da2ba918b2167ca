import { keep } from './keep';

export type Pacing = 'slow' | 'normal' | 'off';

/** What a person likes, kept in the browser. */
class Settings {
  sound = $state(keep.get('sound') !== 'off');
  notify = $state(keep.get('notify') === 'on');
  pacing = $state<Pacing>((keep.get('pacing') as Pacing | null) ?? 'normal');

  setSound(on: boolean) { this.sound = on; keep.set('sound', on ? 'on' : 'off'); }
  setPacing(pacing: Pacing) { this.pacing = pacing; keep.set('pacing', pacing); }
  async setNotify(on: boolean) {
    this.notify = on && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    keep.set('notify', this.notify ? 'on' : 'off');
  }
}

export const settings = new Settings();
export const reducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
