import { settings } from './settings.svelte';

let audio: AudioContext | null = null;

/** Two soft tones: it is your decision. */
function chime() {
  try {
    audio ??= new AudioContext();
    if (audio.state !== 'running') return;
    for (const [at, pitch] of [[0, 523], [0.14, 784]] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, audio.currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.06, audio.currentTime + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + at + 0.35);
      tone.connect(volume).connect(audio.destination);
      tone.start(audio.currentTime + at);
      tone.stop(audio.currentTime + at + 0.4);
    }
  } catch { /* no sound here */ }
}

addEventListener('pointerdown', () => { try { audio ??= new AudioContext(); void audio.resume(); } catch { /* no sound here */ } }, { once: true });

/** Says in the title and the icon whether a decision is awaited from us. */
export function mark(title: string, awaited: boolean) {
  document.title = awaited ? `● ${title}` : title;
  document.getElementById('favicon')?.setAttribute('href', awaited ? '/favicon-call.svg' : '/favicon.svg');
}

/** Calls the player who may be looking elsewhere. */
export function call(title: string, text: string) {
  if (settings.sound) chime();
  if (settings.notify && document.hidden && Notification.permission === 'granted') {
    const note = new Notification(title, { body: text, tag: 'ragtag', icon: '/favicon-call.svg' });
    note.onclick = () => { focus(); note.close(); };
  }
}
