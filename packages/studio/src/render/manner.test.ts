// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { openEditPainter } from '../edit/openEdit.ts';
import type { Edit } from '../editRequest.ts';
import { timelineOf } from '../presenter/gestures/testTimeline.ts';
import { findPresenter } from '../presenter/recipes.ts';
import type { Manner, RenderRequest } from '../types.ts';
import { openPreview } from './livePreview.ts';
import { openFilm } from './openFilm.ts';
import { rasteriseScene } from './rasterise.ts';
import { recordCanvases } from './recordedCanvas.ts';

const TIMELINE = timelineOf(
  'Hello and welcome to our show. We have three parts in it today, all good.',
);
const { recipe, scene } = findPresenter('amara') ?? expect.fail();
const LOOK = {
  format: { width: 768, height: 432, frameRate: 30 },
  burnCaptions: false,
};

type Moving = Pick<RenderRequest, 'manner' | 'gesturesOff'>;

const CUT: Edit = {
  additionalFeatures: {
    ...{ applyAiEdit: false, addBgm: false, enhanceAudio: false },
    ...{ removeFillerWords: false, removeSilenceParts: true },
  },
  bgVideoSettings: { stroke: { color: '#ffdf06ff', width: 10 } },
  aiEditSettings: null,
  subtitleStyles: {
    ...{ template: 'vivid', fontSize: 'medium', fontFamily: '', textCasing: '' },
    ...{ position: 'bottom-center', backgroundColor: '', baseColor: '', importantColor: '' },
    highlightColors: [],
  },
  additionalSettings: { soundEffectsVolume: 0, applySpeakerDetection: false },
  bgmData: { volume: 0, fadeIn: 0, fadeOut: 0 },
};

async function gesturesOfFilm(moving: Moving, edit?: Edit): Promise<string[]> {
  const request = { presenter: recipe, scene };
  const raster = await rasteriseScene({ ...request, ...LOOK }, new AbortController().signal);
  const files = { audioFile: '', videoFile: '', posterFile: '', captionsFile: '' };
  const kept = [{ start: 0, end: TIMELINE.duration }];
  const job = { ...files, ...raster, ...LOOK, ...moving, request, timeline: TIMELINE, kept };
  const { track } = await openFilm({ ...job, ...(edit && { edit }) }, openEditPainter);
  return track.gestures.map(({ gesture }) => gesture);
}

async function gesturesOfPreview(moving: Moving): Promise<string[]> {
  const file = { getFile: () => Promise.resolve(new File([JSON.stringify(TIMELINE)], 'a.json')) };
  const folder = { getFileHandle: () => Promise.resolve(file) };
  const root = { getDirectoryHandle: () => Promise.resolve(folder) };
  vi.stubGlobal('navigator', { storage: { getDirectory: () => Promise.resolve(root) } });
  const { gestures } = await openPreview(
    { timelineFile: 'a.json', presenter: recipe, scene, ...LOOK, ...moving },
    new AbortController().signal,
  );
  return gestures.map(({ gesture }) => gesture);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

// Specification: wizard-more.36
test.each<[Manner | undefined, string[]]>([
  ['none', []],
  ['calm', ['wave']],
  [undefined, ['wave', 'count 3']],
])('films, edits and previews have the gestures of the manner %s', async (manner, expected) => {
  recordCanvases();
  const moving = manner ? { manner } : {};
  expect(await gesturesOfFilm(moving)).toEqual(expected);
  expect(await gesturesOfFilm(moving, CUT)).toEqual(expected);
  expect(await gesturesOfPreview(moving)).toEqual(expected);
});

test('gestures that are turned off appear in none of them', async () => {
  recordCanvases();
  const moving = { gesturesOff: [TIMELINE.words[0]?.from ?? -1] };
  expect(await gesturesOfFilm(moving)).toEqual(['count 3']);
  expect(await gesturesOfFilm(moving, CUT)).toEqual(['count 3']);
  expect(await gesturesOfPreview(moving)).toEqual(['count 3']);
});
