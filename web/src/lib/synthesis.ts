// The sounds themselves, made of a few oscillators and filtered noise: no files.
import type { Sound } from './sound';

/** One voice of a sound. Times in seconds, pitches in hertz; without a wave it is noise. */
interface Voice {
  wave?: OscillatorType;
  at?: number;
  lasts: number;
  /** From which pitch to which; of noise, where its filter begins and ends. */
  from: number;
  to?: number;
  loud: number;
  /** How long it swells before it fades. */
  swell?: number;
}

const SCORE: Record<Sound, Voice[]> = {
  turn: [{ wave: 'sine', from: 523, lasts: 0.35, loud: 0.5 }, { wave: 'sine', at: 0.14, from: 784, lasts: 0.4, loud: 0.5 }],
  card: [{ from: 3200, to: 900, lasts: 0.09, loud: 0.35 }],
  die: [0, 0.07, 0.15, 0.26].map((at) => ({ at, from: 1500 - at * 2000, to: 500, lasts: 0.05, loud: 0.5 - at })),
  hit: [{ from: 1400, to: 200, lasts: 0.22, loud: 0.6 }, { wave: 'triangle', from: 160, to: 60, lasts: 0.25, loud: 0.5 }],
  explosion: [{ from: 900, to: 60, lasts: 0.8, loud: 0.9 }, { wave: 'sine', from: 90, to: 32, lasts: 0.7, loud: 0.8 }],
  jump: [
    { wave: 'sine', from: 70, to: 1200, lasts: 0.75, loud: 0.4, swell: 0.6 }, { from: 200, to: 5000, lasts: 0.75, loud: 0.25, swell: 0.6 },
    { at: 0.75, from: 5000, to: 120, lasts: 0.6, loud: 0.6 }, { at: 0.75, wave: 'sine', from: 55, to: 38, lasts: 0.8, loud: 0.7 },
  ],
  alarm: [0, 0.4].map((at) => ({ at, wave: 'sawtooth' as const, from: 330, to: 440, lasts: 0.34, loud: 0.18, swell: 0.1 })),
  reveal: [
    { wave: 'sawtooth', from: 55, to: 52, lasts: 1.4, loud: 0.35, swell: 0.2 }, { wave: 'sawtooth', from: 58.3, to: 55, lasts: 1.4, loud: 0.3, swell: 0.2 },
    { from: 300, to: 2400, lasts: 0.9, loud: 0.2, swell: 0.7 }, { at: 0.5, wave: 'square', from: 220, to: 207, lasts: 0.6, loud: 0.06 },
  ],
  pass: [0, 0.1, 0.2].map((at, n) => ({ at, wave: 'triangle' as const, from: [392, 494, 587][n]!, lasts: 0.4, loud: 0.4 })),
  fail: [0, 0.16].map((at, n) => ({ at, wave: 'triangle' as const, from: [233, 174][n]!, to: [220, 155][n]!, lasts: 0.5, loud: 0.45 })),
  chat: [{ wave: 'sine', from: 880, to: 990, lasts: 0.12, loud: 0.25 }],
  end: [0, 0.22, 0.44, 0.66].map((at, n) => ({ at, wave: 'triangle' as const, from: [262, 330, 392, 523][n]!, lasts: 0.9, loud: 0.4 })),
};
/** The loudest that all voices together become. */
const CEILING = 0.35;

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

function noiseOf(context: AudioContext): AudioBuffer {
  if (noise) return noise;
  noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return noise;
}

function voice(context: AudioContext, { wave, at = 0, lasts, from, to = from, loud, swell = 0.01 }: Voice, out: AudioNode) {
  const begin = context.currentTime + 0.01 + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + swell);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + Math.max(lasts, swell + 0.02));
  volume.connect(out);
  let source: AudioScheduledSourceNode;
  if (wave) {
    const tone = context.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, begin);
    tone.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    tone.connect(volume);
    source = tone;
  } else {
    const hiss = context.createBufferSource();
    hiss.buffer = noiseOf(context);
    hiss.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = 0.8;
    filter.frequency.setValueAtTime(from, begin);
    filter.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    hiss.connect(filter).connect(volume);
    source = hiss;
  }
  source.start(begin);
  source.stop(begin + lasts + 0.1);
}

/** Plays a sound; `volume` goes from 0 to 1. */
export function sing(sound: Sound, volume: number) {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') void audio.resume();
    const out = audio.createGain();
    out.gain.value = CEILING * volume;
    out.connect(audio.destination);
    for (const one of SCORE[sound]) voice(audio, one, out);
  } catch { /* no sound here */ }
}
