// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import type { Rect } from '../../picture/rects.ts';
import { recordCanvases } from '../../render/recordedCanvas.ts';
import { FrameTrack } from '../frameTrack.ts';
import { timelineOf } from '../gestures/testTimeline.ts';
import { findPresenter } from '../recipes.ts';
import { rigLookOf } from './rigLook.ts';
import { RigPainter } from './rigPainter.ts';

const FORMAT = { width: 1280, height: 720, frameRate: 30 };
const ALL: Rect = { x: 0, y: 0, width: 1280, height: 720 };

const { recipe } = findPresenter('wren') ?? expect.fail('no presenter');
const track = new FrameTrack(recipe, timelineOf('Now we [wave] come to these steps.'), [], FORMAT);
const { stroke } = track.gestures[0] ?? expect.fail('no gesture');
const raised = track.stateAt(Math.floor(stroke * FORMAT.frameRate));
const PLACE = { x: 300.25, y: -20.5, scale: 0.4, room: ALL };

function rigPainter() {
  return new RigPainter(rigLookOf(recipe), PLACE, (group, state) => [
    state[`${group}X`] / 2,
    state[`${group}Y`] / 2,
  ]);
}

/** Records what is painted on the arms' own canvases, and counts the copies from them. */
function painted(rects: readonly Rect[]): { own: string[]; copies: number } {
  const record = recordCanvases();
  const context = new OffscreenCanvas(1280, 720).getContext('2d') ?? expect.fail('no canvas');
  const painter = rigPainter();
  record.length = 0;
  for (const rect of rects) painter.paint(context, 'arms', rect, raised);
  const isCopy = (line: string) => line.includes('"drawImage"');
  return { own: record.filter((line) => !isCopy(line)), copies: record.filter(isCopy).length };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an arm is painted once and identically, whatever parts of the picture are repainted', () => {
  const [arm] = rigPainter().bounds('arms', raised);
  const { x, y, width, height } = arm ?? expect.fail('the arm is down');
  const whole = painted([ALL]);
  expect(whole.own.length).toBeGreaterThan(20);
  expect(whole.copies).toBe(1);
  const left = { x, y, width: Math.floor(width / 3), height };
  const right = { ...left, x: x + left.width, width: width - left.width };
  expect(painted([left, right])).toEqual({ own: whole.own, copies: 2 });
});

test("an arm covers whole px, and only within the picture's reach", () => {
  for (const bounds of rigPainter().bounds('arms', raised)) {
    expect(Object.values(bounds).filter((value) => !Number.isInteger(value))).toEqual([]);
    expect(bounds.y + bounds.height).toBeLessThanOrEqual(ALL.height + 12);
  }
});
