import { LoudnessMeter } from '../../audio/loudness.ts';
import type { TrackId } from '../../looks/index.ts';
import { RATE, addDrum, addNote } from './synth.ts';
import { TRACKS, type Track } from './tracks.ts';

/** LUFS of a rendered track; the volume of background music is relative to it. */
export const TRACK_LOUDNESS = -16;

/** Renders a track to a seamless loop at 48 kHz, mono, at {@link TRACK_LOUDNESS}. */
export function renderTrack(id: TrackId): Float32Array<ArrayBuffer> {
  const track = TRACKS[id];
  const beat = 60 / track.tempo;
  const bar = beat * track.beats;
  const loop = new Float32Array(Math.round(bar * track.chords.length * RATE));
  track.chords.forEach((_, i) => addBar(loop, track, i, beat));
  const meter = new LoudnessMeter(RATE);
  meter.push(loop);
  const gain = 10 ** ((TRACK_LOUDNESS - meter.integrated()) / 20);
  for (let i = 0; i < loop.length; i += 1) loop[i] = (loop[i] ?? 0) * gain;
  return loop;
}

function addBar(loop: Float32Array, track: Track, number: number, beat: number): void {
  const { beats, key, bass, figure, padGain, tune, drums } = track;
  const [root = 0, ...notes] = track.chords[number] ?? [];
  const start = number * beats * beat;
  const chord = key + root;
  for (const at of bass.on) {
    const length = Math.min(beat, (beats - at) * beat) * 0.9;
    addNote(loop, { ...bass, pitch: lowered(chord), start: start + at * beat, length });
  }
  const steps = Math.round(beats / figure.step);
  for (let i = 0; i < steps; i += 1) {
    const note = notes[figure.notes[i % figure.notes.length] ?? -1];
    if (note === undefined) continue;
    const at = start + i * figure.step * beat;
    addNote(loop, { ...figure, pitch: chord + note, start: at, length: figure.step * beat });
  }
  if (padGain > 0) {
    for (const note of notes.slice(0, 3)) {
      const length = beats * beat;
      addNote(loop, { voice: 'pad', pitch: chord + note, start, length, gain: padGain });
    }
  }
  for (const half of [0, 1]) {
    const note = tune.notes[2 * number + half];
    if (note === null || note === undefined) continue;
    const at = start + (half * beats * beat) / 2;
    addNote(loop, { ...tune, pitch: key + note, start: at, length: beat * (beats / 2) * 0.9 });
  }
  for (const kind of ['kick', 'brush', 'hat'] as const) {
    const gain = drums.gain * { kick: 1, brush: 0.5, hat: 0.3 }[kind];
    for (const at of drums[kind]) addDrum(loop, kind, start + at * beat, gain);
  }
}

/** Transposes a pitch down to the bass octave. */
function lowered(pitch: number): number {
  return pitch > 48 ? pitch - 12 : pitch;
}
