/** Six short dry sounds, made on the spot. Off unless the user switches them on. */
import { settings } from '../store/settings.svelte.ts';

export type Sound = 'wood' | 'paper' | 'turn' | 'coin' | 'knock' | 'over';

let audio: AudioContext | undefined;

export function playSound(sound: Sound): void {
  if (!settings.sound || (document.hidden && sound !== 'turn')) return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  switch (sound) {
    case 'wood':
      return tone(now, 320, 0.07, 'triangle', 0.16);
    case 'paper':
      return hiss(now, 0.09, 3200);
    case 'turn':
      tone(now, 880, 0.06, 'sine', 0.1);
      return tone(now + 0.12, 1175, 0.08, 'sine', 0.1);
    case 'coin':
      tone(now, 1900, 0.05, 'square', 0.03);
      return tone(now + 0.05, 2400, 0.07, 'square', 0.025);
    case 'knock':
      return tone(now, 130, 0.12, 'triangle', 0.2);
    case 'over':
      for (const [i, pitch] of [523, 659, 784].entries())
        tone(now + i * 0.08, pitch, 0.09, 'triangle', 0.12);
  }
}

function tone(at: number, pitch: number, length: number, type: OscillatorType, loud: number): void {
  const gain = audio!.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  const source = audio!.createOscillator();
  source.type = type;
  source.frequency.setValueAtTime(pitch, at);
  source.connect(gain).connect(audio!.destination);
  source.start(at);
  source.stop(at + length);
}

function hiss(at: number, length: number, pitch: number): void {
  const buffer = audio!.createBuffer(1, Math.ceil(audio!.sampleRate * length), audio!.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length);
  const source = audio!.createBufferSource();
  source.buffer = buffer;
  const filter = audio!.createBiquadFilter();
  filter.type = 'highpass';
  filter.frequency.value = pitch;
  const gain = audio!.createGain();
  gain.gain.value = 0.12;
  source.connect(filter).connect(gain).connect(audio!.destination);
  source.start(at);
}
