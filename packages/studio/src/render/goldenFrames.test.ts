// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { openEditPainter } from '../edit/openEdit.ts';
import type { Edit } from '../editRequest.ts';
import { findPresenter } from '../presenter/recipes.ts';
import type { CaptionStyle, FrameFormat, SpeechTimeline } from '../types.ts';
import { openFilm } from './openFilm.ts';
import { PICTURE_VERSION } from './plan.ts';
import { rasteriseScene } from './rasterise.ts';
import { recordCanvases } from './recordedCanvas.ts';
import { sha256 } from './sha256.ts';

/*
 * Guards `PICTURE_VERSION`: hashes of all commands that draw some frames of some films, as of the last time
 * the version was raised. Commands rather than pixels, because pixels differ between machines with their
 * fonts and their version of Skia.
 */

const FILE = fileURLToPath(new URL('./goldenFrames.json', import.meta.url));
const UPDATE = process.env['LECTERN_GOLDEN_FRAMES'] === 'update';

const ADVICE =
  'Frames are drawn differently: raise PICTURE_VERSION in plan.ts, so that kept parts of the old drawing ' +
  'are not used again, and run this test with LECTERN_GOLDEN_FRAMES=update.';

const SENTENCES = [
  'Good morning, and welcome to the first of our talks.',
  'Bring three questions on Monday, and we will answer every one of them.',
];
const PHONES = ['m', 'aa', 'f', 'iy', 'w', 'ow', 'th', 'r', 'sh', 'ae'];

/** A word every 0.3 s, a sentence every 5 s. */
const TIMELINE: SpeechTimeline = (() => {
  const words = SENTENCES.flatMap((sentence, s) =>
    sentence.split(' ').map((text, w) => {
      const start = 0.6 + 5 * s + 0.3 * w;
      const from = SENTENCES.slice(0, s).join(' ').length + Math.min(s, 1) + sentence.indexOf(text);
      return { text, start, end: start + 0.28, from, to: from + text.length };
    }),
  );
  const phones = words.flatMap(({ start }, i) =>
    [0, 1, 2].map((n) => ({
      phone: PHONES[(3 * i + n) % PHONES.length] ?? 'pau',
      start: start + 0.09 * n,
      end: start + 0.09 * (n + 1),
    })),
  );
  return { version: 1, duration: 10, phones, words };
})();

const editBy = (template: string): Edit => ({
  aiEditSettings: {
    template,
    brollFrequency: 'high',
    brollType: 'mixed',
    title: { text: 'Better talks', duration: 3 },
  },
  bgVideoSettings: { stroke: { color: '#ffdf06ff', width: 10 } },
  additionalFeatures: {
    applyAiEdit: true,
    addBgm: false,
    removeFillerWords: false,
    removeSilenceParts: false,
    enhanceAudio: false,
  },
  subtitleStyles: {
    template,
    fontSize: 'medium',
    fontFamily: '',
    textCasing: '',
    position: 'bottom-center',
    backgroundColor: '',
    baseColor: '',
    importantColor: '',
    highlightColors: [],
  },
  additionalSettings: { soundEffectsVolume: 0, applySpeakerDetection: true },
  bgmData: { volume: 0, fadeIn: 0, fadeOut: 0 },
});

interface Film {
  presenter: string;
  format: [width: number, height: number, frameRate: number];
  captions?: CaptionStyle;
  edit?: string;
}

const FILMS: Record<string, Film> = {
  'Amara, wide, karaoke': { presenter: 'amara', format: [1280, 720, 30] },
  'Amara, upright, outlined words': {
    presenter: 'amara',
    format: [720, 1280, 30],
    captions: 'outline',
  },
  'Wren, square, plain captions': {
    presenter: 'wren',
    format: [1080, 1080, 25],
    captions: 'plain',
  },
  'Amara, wide, vivid': { presenter: 'amara', format: [1280, 720, 30], edit: 'vivid' },
  'Wren, upright, cinematic': { presenter: 'wren', format: [720, 1280, 30], edit: 'cinematic' },
};

/**
 * At rest, in the first words, two consecutive frames, after a blink, in the second sentence, at its end.
 */
const SHOWN = [0, 22, 23, 61, 95, 155, 200, 290];

/** Returns the hash of all commands that draw a film's frames. */
async function drawn({ presenter, format: [width, height, frameRate], captions, edit }: Film) {
  const record = recordCanvases();
  const { recipe, scene } = findPresenter(presenter) ?? expect.fail(`no presenter ${presenter}`);
  const format: FrameFormat = { width, height, frameRate };
  const request = { presenter: recipe, scene };
  const raster = await rasteriseScene({ ...request, format }, new AbortController().signal);
  const files = { audioFile: '', videoFile: '', posterFile: '', captionsFile: '' };
  const kept = [{ start: 0, end: TIMELINE.duration }];
  const { painter } = await openFilm(
    {
      ...{ ...files, ...raster, request, format, timeline: TIMELINE, kept, burnCaptions: true },
      ...(captions && { captionStyle: captions }),
      ...(edit && { edit: editBy(edit) }),
    },
    openEditPainter,
  );
  for (const frame of SHOWN) {
    record.push(`frame ${frame} ${painter.describe(frame)}`);
    await painter.paint(frame);
  }
  return { hash: await sha256(record.join('\n')), commands: record.length };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('frames are drawn as they were when PICTURE_VERSION was last raised', async () => {
  const frames: Record<string, string> = {};
  for (const [name, film] of Object.entries(FILMS)) {
    const { hash, commands } = await drawn(film);
    // A film that is not drawn at all would always match.
    expect(commands).toBeGreaterThan(200);
    frames[name] = hash;
  }
  expect(new Set(Object.values(frames)).size).toBe(Object.keys(FILMS).length);
  const stored = JSON.parse(readFileSync(FILE, 'utf8')) as {
    version: number;
    frames: Record<string, string>;
  };
  if (UPDATE && PICTURE_VERSION > stored.version) {
    writeFileSync(FILE, `${JSON.stringify({ version: PICTURE_VERSION, frames }, null, 2)}\n`);
    return;
  }
  const changed = Object.keys(FILMS).filter((name) => frames[name] !== stored.frames[name]);
  const advice = changed.length > 0 || PICTURE_VERSION !== stored.version ? ADVICE : 'none';
  expect({ changed, version: PICTURE_VERSION, advice }).toEqual({
    changed: [],
    version: stored.version,
    advice: 'none',
  });
}, 60_000);
