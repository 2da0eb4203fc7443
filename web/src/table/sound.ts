/** Synthesized sounds: no files are loaded. They play only after the first press of a key or button. */
import { settings } from '../person/settings.svelte';

export type Sound = 'dice' | 'place' | 'bump' | 'collect' | 'recover' | 'coin' | 'turn' | 'end' | 'win' | 'lose';

let context: AudioContext | undefined;
let volume: GainNode | undefined;

/** Starts audio at the first press, because browsers do not allow it sooner. */
export function listenForFirstPress(): void {
  const open = () => {
    context ??= new AudioContext();
    void context.resume();
  };
  addEventListener('pointerdown', open, { once: true });
  addEventListener('keydown', open, { once: true });
}

export function play(sound: Sound): void {
  if (!settings.sound || context?.state !== 'running') return;
  const on = context;
  const at = on.currentTime;
  volume ??= on.createGain();
  volume.connect(on.destination);
  volume.gain.value = Number(settings.volume) / 100;
  switch (sound) {
    case 'dice':
      for (const [delay, pitch] of [
        [0, 1900],
        [0.06, 2400],
        [0.11, 1700],
        [0.19, 2100],
        [0.3, 1500],
      ] as const) {
        knock(on, at + delay, pitch, 0.035, 0.35 - delay / 2);
      }
      break;
    case 'place':
      knock(on, at, 900, 0.06, 0.5);
      tone(on, at, 180, 120, 0.09, 0.25, 'sine');
      break;
    case 'bump':
      knock(on, at, 500, 0.09, 0.6);
      tone(on, at, 240, 70, 0.22, 0.3, 'triangle');
      break;
    case 'collect':
      ring(on, at, [0, 1320, 0.18, 0.16], [0.07, 1980, 0.3, 0.14]);
      break;
    case 'recover':
      tone(on, at, 392, 587, 0.25, 0.12, 'sine');
      tone(on, at + 0.12, 587, 880, 0.35, 0.1, 'sine');
      break;
    case 'coin':
      ring(on, at, [0, 1760, 0.12, 0.1], [0.05, 2637, 0.22, 0.08]);
      break;
    case 'win':
      // A fanfare that rises.
      [523, 659, 784, 1047].forEach((pitch, step) =>
        tone(on, at + step * 0.13, pitch, pitch, step === 3 ? 1.1 : 0.4, 0.15, 'triangle'),
      );
      [523, 659, 784].forEach((pitch) => tone(on, at + 0.52, pitch, pitch, 1.1, 0.07, 'sine'));
      break;
    case 'lose':
      // A bell that sinks.
      [440, 392, 349, 262].forEach((pitch, step) =>
        tone(on, at + step * 0.22, pitch, pitch * 0.985, step === 3 ? 1.4 : 0.6, 0.13, 'sine'),
      );
      knock(on, at + 0.66, 160, 0.5, 0.3);
      break;
    case 'turn':
      ring(on, at, [0, 523, 0.28, 0.16], [0.13, 784, 0.42, 0.16]);
      break;
    case 'end':
      [392, 523, 659, 784].forEach((pitch, step) =>
        tone(on, at + step * 0.14, pitch, pitch, 0.7 - step * 0.05, 0.14, 'triangle'),
      );
      break;
  }
}

/** Notes like those of small bells. */
function ring(
  on: AudioContext,
  at: number,
  ...notes: readonly (readonly [after: number, pitch: number, seconds: number, loudness: number])[]
): void {
  for (const [after, pitch, seconds, loudness] of notes) tone(on, at + after, pitch, pitch, seconds, loudness, 'sine');
}

/** A note that slides from one pitch to another and fades out. */
function tone(
  on: AudioContext,
  at: number,
  from: number,
  to: number,
  seconds: number,
  loudness: number,
  type: OscillatorType,
): void {
  const source = on.createOscillator();
  const gain = on.createGain();
  source.type = type;
  source.frequency.setValueAtTime(from, at);
  source.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loudness, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  source.connect(gain).connect(volume ?? on.destination);
  source.start(at);
  source.stop(at + seconds + 0.02);
}

/** A short burst of noise around a pitch: wood or bone on stone. */
function knock(on: AudioContext, at: number, pitch: number, seconds: number, loudness: number): void {
  const noise = on.createBuffer(1, Math.ceil(on.sampleRate * seconds), on.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) ** 2;
  const source = on.createBufferSource();
  const filter = on.createBiquadFilter();
  const gain = on.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  filter.Q.value = 1.4;
  gain.gain.value = loudness;
  source
    .connect(filter)
    .connect(gain)
    .connect(volume ?? on.destination);
  source.start(at);
}
