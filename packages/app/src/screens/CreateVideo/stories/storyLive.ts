// Shared by the wizard's stories only; never part of the app.
// oxlint-disable no-restricted-imports
import { demoVoices } from '@lectern/mocks/fixtures';
import { GESTURES } from '@lectern/studio/marks';
import type { FilmGesture, LiveStudio } from '../../../backend/liveStudio.ts';

const SAMPLE = demoVoices[0]?.preview_url ?? null;

/** Texts read aloud in a story, in order. */
export const heard: { text: string; voiceId: string; speed: number }[] = [];

/** Moments that a story's presenter was told to show, in seconds. */
export const shown: (number | null)[] = [];

/** Whether a story's presenter was told to keep still. */
export const keptStill: boolean[] = [];

/** The presenter's gestures: two from marks, two by rule. */
const GESTURES_OF_FILM: readonly FilmGesture[] = [
  { gesture: 'wave', from: 'mark', at: 6, start: 0.4, stroke: 0.9, end: 2 },
  { gesture: 'count 2', from: 'rule', at: 40, start: 2.1, stroke: 2.5, end: 3.3 },
  { gesture: 'point left', from: 'mark', at: 60, start: 3.4, stroke: 3.8, end: 4.6 },
  { gesture: 'nod', from: 'rule', at: 80, start: 4.7, stroke: 4.8, end: 5 },
];
const turnedOff = (settings: Record<string, unknown>): unknown[] =>
  Array.isArray(settings['gesturesOff']) ? settings['gesturesOff'] : [];

const POSE =
  'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 viewBox=%270 0 4 3%27%3E%3Crect width=%274%27 height=%273%27 fill=%27teal%27/%3E%3C/svg%3E';

/** Instant speech and pictures: the sample of a voice, and a presenter in a single colour. */
export const live: LiveStudio = {
  readAloud: async (request) => {
    heard.push(request);
    return (await fetch(SAMPLE ?? '')).blob();
  },
  openPresenter: ({ settings, isStill }) => {
    keptStill.push(isStill);
    return Promise.resolve({
      width: 64,
      height: 36,
      gestures: GESTURES_OF_FILM.filter(
        ({ from, at }) => from === 'mark' || !turnedOff(settings).includes(at),
      ),
      paint: (canvas, seconds) => {
        shown.push(seconds);
        const context = canvas.getContext('2d');
        if (context) context.fillStyle = seconds === null ? 'teal' : 'purple';
        context?.fillRect(0, 0, canvas.width, canvas.height);
      },
    });
  },
  gesturePictures: () =>
    Promise.resolve(new Map((['rest', ...GESTURES] as const).map((pose) => [pose, POSE]))),
  gesturesByRule: ({ settings }) => Promise.resolve(settings['manner'] === 'none' ? 0 : 4),
  /** Behaves like a weak device: nothing larger than 720p. */
  canEncode: ({ width, height }) => Promise.resolve(Math.min(width, height) <= 720),
};
