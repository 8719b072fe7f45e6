// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { LOOKS } from '../../looks/index.ts';
import { recordCanvases } from '../../render/recordedCanvas.ts';
import { openCanvas } from './canvas.ts';
import { layOutText, type Run } from './textBlock.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const AREA = { x: 0, y: 0, width: 1280, height: 200 };

function layOut(...line: Omit<Run, 'color'>[]) {
  recordCanvases();
  const runs = line.map((run) => ({ color: '#000000', ...run }));
  return layOutText(openCanvas(2, 2), [runs], LOOKS.vivid.title, AREA, 60);
}

test.each([
  ['left to right', '你好', '世界'],
  ['right to left', 'مرحبا/', 'بكم'],
])('runs that touch, %s, have no space between them', (direction, one, other) => {
  const { runs, lines } = layOut({ text: one, touchesNext: true }, { text: other });
  const [left, right] = direction === 'left to right' ? runs : runs.toReversed();
  expect(right?.x).toBeCloseTo((left?.x ?? 0) + (left?.width ?? 0));
  expect([left?.touches, right?.touches]).toEqual([
    { left: false, right: true },
    { left: true, right: false },
  ]);
  const widths = runs.reduce((sum, { width }) => sum + width, 0);
  expect(lines[0]?.width).toBeCloseTo(widths);
});

test('other runs have a space between them', () => {
  const { runs, lines } = layOut({ text: 'two' }, { text: 'words' });
  const [left, right] = runs;
  expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0) + 10);
  expect(lines[0]?.width).toBeCloseTo((right?.x ?? 0) + (right?.width ?? 0) - (left?.x ?? 0));
});

test.each([
  ['مرحبا بكم في Lectern', true],
  ['Lectern مرحبا بكم', true],
  ['We say مرحبا', undefined],
])('a line in one run has the direction of most of its words: %s', (text, isRightToLeft) => {
  expect(layOut({ text }).runs[0]?.isRightToLeft).toBe(isRightToLeft);
});
