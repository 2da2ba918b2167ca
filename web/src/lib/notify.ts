import { settings } from './settings.svelte';

/** When each tone begins, in seconds, and its pitch. */
const CHIME = [[0, 523], [0.14, 784]] as const;

let audio: AudioContext | null = null;

/** Two soft tones: it is your decision. */
export function chime() {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') return;
    for (const [begin, pitch] of CHIME) {
      const at = audio.currentTime + begin;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.06, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.4);
    }
  } catch { /* no sound here */ }
}

/** Browsers let a page make sounds once somebody has touched it. */
function wakeAudio() {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch { /* no sound here */ }
}
addEventListener('pointerdown', wakeAudio, { once: true });
addEventListener('keydown', wakeAudio, { once: true });

/** Says in the title and the icon whether a decision is awaited from us. */
export function mark(title: string, awaited: boolean) {
  document.title = awaited ? `● ${title}` : title;
  document.getElementById('favicon')?.setAttribute('href', awaited ? '/favicon-call.svg' : '/favicon.svg');
}

/** Calls the player who may be looking elsewhere. */
export function call(title: string, text: string) {
  if (settings.sound) chime();
  if (!settings.notify || !document.hidden) return;
  try {
    const note = new Notification(title, { body: text, tag: 'ragtag', icon: '/favicon-call.svg' });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch { /* some phones let only background workers notify */ }
}
