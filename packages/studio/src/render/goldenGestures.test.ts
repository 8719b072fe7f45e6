// @vitest-environment node
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test, vi } from 'vitest';
import { GESTURES } from '../marks/gestures.ts';
import { FigurePainter } from '../presenter/figurePainter.ts';
import { FrameTrack } from '../presenter/frameTrack.ts';
import { timelineOf } from '../presenter/gestures/testTimeline.ts';
import { findPresenter } from '../presenter/recipes.ts';
import type { FrameFormat } from '../types.ts';
import { PICTURE_VERSION } from './plan.ts';
import { rasteriseScene } from './rasterise.ts';
import { recordCanvases } from './recordedCanvas.ts';
import { sha256 } from './sha256.ts';

/*
 * Complements goldenFrames.test.ts: hashes of the commands that draw each gesture at its stroke and on its
 * way, over the presenter at rest. Commands rather than pixels, for the same reason.
 */

const FILE = fileURLToPath(new URL('./goldenGestures.json', import.meta.url));
const UPDATE = process.env['LECTERN_GOLDEN_FRAMES'] === 'update';

const ADVICE =
  'Gestures are drawn differently: raise PICTURE_VERSION in plan.ts, so that kept parts of the old drawing ' +
  'are not used again, and run this test with LECTERN_GOLDEN_FRAMES=update.';

/** Bare forearms, long sleeves, and ink. */
const PRESENTERS = ['chidi', 'kofi', 'wren'] as const;
const FORMATS: Readonly<Record<string, FrameFormat>> = {
  wide: { width: 1280, height: 720, frameRate: 30 },
  square: { width: 720, height: 720, frameRate: 30 },
  upright: { width: 720, height: 1280, frameRate: 30 },
};
/** Digits of a hash: enough for hundreds of pictures, and short enough to read. */
const DIGITS = 12;

/** Returns the hashes of a presenter's gestures in a format, by gesture. */
async function drawn(id: string, format: FrameFormat): Promise<Record<string, string>> {
  const record = recordCanvases();
  const { recipe, scene } = findPresenter(id) ?? expect.fail(`no presenter ${id}`);
  const request = { presenter: recipe, scene };
  const raster = await rasteriseScene({ ...request, format }, new AbortController().signal);
  const painter = new FigurePainter({ ...raster, format, request, burnCaptions: false }, []);
  const hashes: Record<string, string> = {};
  for (const gesture of GESTURES) {
    const timeline = timelineOf(`Now we come to [${gesture}] these steps. And then on.`);
    const track = new FrameTrack(recipe, timeline, [], format);
    const { start, stroke } =
      track.gestures.find((planned) => planned.gesture === gesture) ?? expect.fail(gesture);
    painter.advance(track.restState());
    record.length = 0;
    for (const time of [(start + stroke) / 2, stroke]) {
      painter.advance(track.stateAt(Math.floor(time * format.frameRate)));
    }
    expect(record.length, `${gesture} is drawn`).toBeGreaterThan(20);
    hashes[gesture] = (await sha256(record.join('\n'))).slice(0, DIGITS);
  }
  return hashes;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('each gesture is drawn as it was when PICTURE_VERSION was last raised', async () => {
  const gestures: Record<string, Record<string, string>> = {};
  for (const presenter of PRESENTERS) {
    for (const [name, format] of Object.entries(FORMATS)) {
      gestures[`${presenter}, ${name}`] = await drawn(presenter, format);
    }
  }
  const stored = JSON.parse(readFileSync(FILE, 'utf8')) as {
    version: number;
    gestures: typeof gestures;
  };
  if (UPDATE && PICTURE_VERSION > stored.version) {
    writeFileSync(FILE, `${JSON.stringify({ version: PICTURE_VERSION, gestures }, null, 2)}\n`);
    return;
  }
  const changed = Object.entries(gestures).flatMap(([film, hashes]) =>
    GESTURES.filter((gesture) => hashes[gesture] !== stored.gestures[film]?.[gesture]).map(
      (gesture) => `${film}: ${gesture}`,
    ),
  );
  const advice = changed.length > 0 || PICTURE_VERSION !== stored.version ? ADVICE : 'none';
  expect({ changed, version: PICTURE_VERSION, advice }).toEqual({
    changed: [],
    version: stored.version,
    advice: 'none',
  });
}, 60_000);
