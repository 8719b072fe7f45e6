import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { openStudio } from '../../../scripts/lib/studioPage.mjs';
import { expect, test } from './support/fixtures.ts';
import { skipWithoutFfmpeg } from './support/videoChecks.ts';

/*
 * The studio alone, in its own browser: the guarantees of a segment, however it was made.
 */

type Studio = Awaited<ReturnType<typeof openStudio>>;
type Edit = NonNullable<Parameters<Studio['render']>[1]>;

const FORMAT = { width: 1280, height: 720, frameRate: 30 };

/** Twelve sentences, about 45 s. */
const SCRIPT = [
  'Good morning, and welcome to all of you.',
  'Today we look at three simple ways to make a better video for your team.',
  'First, write the way you speak, with short words and short sentences.',
  'Second, begin with the point, and explain it after that.',
  'Does anyone want to wait for the best part?',
  'Third, stop when you have said it, and let people get back to work.',
  'Nobody ever complained that a film was over too soon.',
  'Short films are watched to their end.',
  'Long ones are not.',
  'People remember three things at most.',
  'Bring your own questions on Monday, and we will answer every one of them.',
  'Thank you for watching, and see you next week!',
].join(' ');

const EDIT: Edit = {
  aiEditSettings: { template: 'vivid', brollFrequency: 'medium', title: { text: 'Better videos' } },
  bgVideoSettings: { stroke: {} },
  additionalFeatures: {
    applyAiEdit: true,
    addBgm: true,
    removeFillerWords: false,
    removeSilenceParts: true,
    enhanceAudio: false,
  },
  subtitleStyles: {
    template: 'vivid',
    fontSize: 'medium',
    fontFamily: '',
    textCasing: '',
    position: 'bottom-center',
    backgroundColor: '',
    baseColor: '',
    importantColor: '',
    highlightColors: [],
  },
  additionalSettings: { soundEffectsVolume: 50, applySpeakerDetection: true },
  bgmData: { volume: 20, fadeIn: 1, fadeOut: 1 },
};

const inLook = (template: string): Edit => ({
  ...EDIT,
  aiEditSettings: { ...EDIT.aiEditSettings, template },
  subtitleStyles: { ...EDIT.subtitleStyles, template },
});

const withStudio = async (work: (studio: Studio) => Promise<void>): Promise<void> => {
  const studio = await openStudio({ isBuilt: true });
  try {
    await work(studio);
  } finally {
    await studio.close();
  }
};

/** Returns the PSNR of two luma planes in dB; infinite for equal ones. */
function psnr(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i += 1) sum += ((one[i] ?? 0) - (other[i] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / (sum / one.length));
}

/** Decodes the luma of some frames of a film, in order. */
function decodedLuma(file: string, frames: readonly number[]): Uint8Array[] {
  const wanted = frames.map((frame) => `eq(n,${frame})`).join('+');
  const { stdout } = spawnSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-nostdin', '-i', file, '-vf', `select='${wanted}'`],
      ...['-vsync', 'passthrough', '-pix_fmt', 'yuv420p', '-f', 'rawvideo', '-'],
    ],
    { maxBuffer: 2 ** 30 },
  );
  const pixels = FORMAT.width * FORMAT.height;
  return frames.map((_, i) => stdout.subarray(i * pixels * 1.5, i * pixels * 1.5 + pixels));
}

test('pictures are the same in one part, in three, in twelve, and after a browser restart', async () => {
  const first: Record<string, string[]> = {};
  await withStudio(async (studio) => {
    await studio.speak(SCRIPT);
    for (const [name, edit] of [['plain', undefined] as const, ['edited', EDIT] as const]) {
      const whole = await studio.pictures(FORMAT, 1, edit);
      expect(whole.length).toBeGreaterThan(600);
      // A film whose pictures never change would pass every check.
      expect(new Set(whole).size).toBeGreaterThan(200);
      expect(await studio.pictures(FORMAT, 3, edit)).toEqual(whole);
      expect(await studio.pictures(FORMAT, 12, edit)).toEqual(whole);
      first[name] = whole;
    }
  });
  await withStudio(async (studio) => {
    await studio.speak(SCRIPT);
    expect(await studio.pictures(FORMAT, 1)).toEqual(first['plain']);
    expect(await studio.pictures(FORMAT, 1, EDIT)).toEqual(first['edited']);
  });
});

test('a picture is the same whatever was painted before it', async () => {
  const upright = { width: 720, height: 1280, frameRate: 30 };
  const films = [
    { presenter: 'amara', format: FORMAT },
    { presenter: 'wren', format: upright },
    { presenter: 'amara', format: FORMAT, edit: EDIT },
    { presenter: 'wren', format: upright, edit: inLook('cinematic') },
  ];
  await withStudio(async (studio) => {
    await studio.speak(SCRIPT);
    for (const film of films) {
      const { frames, raised, unlike } = await studio.repaints(film);
      expect(frames).toBeGreaterThan(80);
      expect(raised, 'frames with an arm').toBeGreaterThan(10);
      expect(unlike).toEqual([]);
    }
  });
});

test('a film made of pieces is complete, and no seam is visible', async () => {
  skipWithoutFfmpeg();
  await withStudio(async (studio) => {
    await studio.speak(SCRIPT);
    const file = test.info().outputPath('pieces.mp4');
    writeFileSync(file, await studio.inPieces(FORMAT));
    const strict = ['-v', 'error', '-xerror', '-err_detect', 'explode'];
    const decoded = spawnSync('ffmpeg', [...strict, '-i', file, '-map', '0', '-f', 'null', '-']);
    expect(decoded.stderr.toString()).toBe('');

    // A segment starts with a key frame, and so does every stretch of three seconds within one.
    const [start = 0, ...seams] = await studio.seams(FORMAT);
    expect(seams.length).toBeGreaterThan(2);
    const around = (frame: number) => [0, 1, 2, 3].map((by) => frame + by);
    const inside = [start, ...seams].map((first) => first + 3 * FORMAT.frameRate);
    const frames = [...inside, ...seams].flatMap(around).toSorted((a, b) => a - b);
    const drawn = await studio.luma(FORMAT, frames);
    const quality = decodedLuma(file, frames).map((luma, i) => psnr(luma, drawn[i] ?? luma));
    const worst = (first: number) =>
      Math.min(...around(first).map((frame) => quality[frames.indexOf(frame)] ?? 0));
    const usual = Math.min(...inside.map(worst));
    for (const seam of seams) {
      console.log(`seam at ${seam}: ${worst(seam).toFixed(1)} dB, within: ${usual.toFixed(1)} dB`);
      expect(worst(seam)).toBeGreaterThan(usual - 1);
    }
  });
});

test('a changed word re-renders its sentence, a changed sound no pictures', async () => {
  await withStudio(async (studio) => {
    await studio.speak(SCRIPT);
    const { worker: whole } = await studio.render(FORMAT);
    expect(whole.kept).toBe(0);
    await studio.speak(SCRIPT.replace('Monday', 'Wednesday afternoon'));
    const { worker: changed } = await studio.render(FORMAT, undefined, { reuse: true });
    expect(changed.segments - changed.kept).toBeGreaterThan(0);
    expect(changed.segments - changed.kept).toBeLessThanOrEqual(2);

    const { worker: edited } = await studio.render(FORMAT, EDIT, { reuse: true });
    expect(edited.kept).toBe(0);
    const quieter: Edit = { ...EDIT, bgmData: { volume: 5, fadeIn: 3, fadeOut: 3 } };
    const { worker: again } = await studio.render(FORMAT, quieter, { reuse: true });
    expect(again.kept).toBe(edited.segments);
  });
});

test('segments on disk that are truncated, changed or swapped are made again', async () => {
  await withStudio(async (studio) => {
    await studio.speak(SCRIPT);
    const { size, frames, worker } = await studio.render(FORMAT);
    const before = await studio.parts();
    expect(before).toHaveLength(worker.segments);
    await studio.corruptParts();
    const again = await studio.render(FORMAT, undefined, { reuse: true });
    expect(again.frames).toBe(frames);
    expect(Math.abs(again.size - size) / size).toBeLessThan(0.02);
    expect((await studio.parts()).toSorted()).toEqual(before.toSorted());
  });
});
