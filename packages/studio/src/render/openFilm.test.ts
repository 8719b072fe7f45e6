// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { openEditPainter } from '../edit/openEdit.ts';
import type { Edit } from '../editRequest.ts';
import { timelineOf } from '../presenter/gestures/testTimeline.ts';
import { findPresenter } from '../presenter/recipes.ts';
import { openFilm, unitsOf } from './openFilm.ts';
import { rasteriseScene } from './rasterise.ts';
import { recordCanvases } from './recordedCanvas.ts';

const TIMELINE = timelineOf('Hello and welcome to our show. It has three parts today, all good.');
const FORMAT = { width: 768, height: 432, frameRate: 30 };
const ENCODING = { codec: 'avc1.64001f', ...FORMAT };

/** In Impact, whose captions are set in Anton. */
const EDIT: Edit = {
  additionalFeatures: {
    ...{ applyAiEdit: true, addBgm: false, enhanceAudio: false },
    ...{ removeFillerWords: false, removeSilenceParts: false },
  },
  bgVideoSettings: { stroke: {} },
  aiEditSettings: { template: 'impact', brollFrequency: 'low', title: { text: 'Our show' } },
  subtitleStyles: {
    ...{ template: 'impact', fontSize: 'medium', fontFamily: '', textCasing: '' },
    ...{ position: 'bottom-center', backgroundColor: '', baseColor: '', importantColor: '' },
    highlightColors: [],
  },
  additionalSettings: { soundEffectsVolume: 0, applySpeakerDetection: false },
  bgmData: { volume: 0, fadeIn: 0, fadeOut: 0 },
};

/** Returns the hashes of a film's units if the files of some typefaces cannot be loaded. */
async function hashesWithout(missing: RegExp, edit?: Edit): Promise<string[]> {
  recordCanvases();
  vi.stubGlobal('self', { fonts: { add: () => undefined } });
  vi.stubGlobal(
    'FontFace',
    class {
      constructor(
        readonly family: string,
        readonly source: string,
      ) {}
      async load(): Promise<unknown> {
        if (missing.test(this.source)) throw new Error('The file is missing.');
        return this;
      }
    },
  );
  const { recipe: presenter, scene } = findPresenter('amara') ?? expect.fail();
  const request = { presenter, scene };
  const { signal } = new AbortController();
  const job = {
    ...{ audioFile: '', videoFile: '', posterFile: '', captionsFile: '' },
    ...(await rasteriseScene({ ...request, format: FORMAT }, signal)),
    ...{ request, format: FORMAT, timeline: TIMELINE, burnCaptions: true },
    kept: [{ start: 0, end: TIMELINE.duration }],
    ...(edit && { edit }),
  };
  const units = await unitsOf(job, await openFilm(job, openEditPainter), ENCODING);
  expect(units.length).toBeGreaterThan(1);
  return units.map(({ hash }) => hash);
}

const [ALL, ANTON, NONE] = [/./u, /anton/u, /^$/u];

afterEach(() => {
  vi.unstubAllGlobals();
});

// A face that was loaded once stays available, so the most are missing first.
test('pictures that are drawn without their typeface are not used for later films', async () => {
  const [plain, edited] = [await hashesWithout(ALL), await hashesWithout(ALL, EDIT)];
  expect(await hashesWithout(ANTON)).not.toEqual(plain);
  const withoutAnton = await hashesWithout(ANTON, EDIT);
  expect(withoutAnton).not.toEqual(edited);

  const complete = await hashesWithout(NONE, EDIT);
  expect(complete).not.toEqual(withoutAnton);
  expect(await hashesWithout(NONE, EDIT)).toEqual(complete);
});
