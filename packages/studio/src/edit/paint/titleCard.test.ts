// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { LOOKS } from '../../looks/index.ts';
import { recordCanvases } from '../../render/recordedCanvas.ts';
import { openCanvas } from './canvas.ts';
import { titleCard } from './titleCard.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const PLACE = {
  area: { x: 100, y: 20, width: 1000, height: 120 },
  frame: { width: 1280, height: 720 },
  frameRate: 30,
  head: { x: 640, y: 360, radius: 200 },
};

/** The texts that a title is written with, in order. */
function written(text: string, { canSpace = true, look = LOOKS.vortex, progress = 1 } = {}) {
  const record = recordCanvases();
  const context = openCanvas(1280, 720);
  if (canSpace) context.letterSpacing = '0px';
  titleCard(text, look.title, PLACE).paint(context, progress);
  return record.flatMap((line) => {
    const [, command, letters] = JSON.parse(line) as unknown[];
    return command === 'fillText' ? [String(letters)] : [];
  });
}

test('a title round the head is written letter by letter, each with its marks', () => {
  expect(written('Go now')).toEqual(['G', 'O', ' ', 'N', 'O', 'W']);
  expect(written('e\u0301te\u0301')).toEqual(['E\u0301', 'T', 'E\u0301']);
});

test('letters keep their marks on a canvas without letter spacing', () => {
  expect(written('e\u0301te\u0301 है', { canSpace: false })).toEqual([
    'E\u0301',
    'T',
    'E\u0301',
    ' ',
    'है',
  ]);
});

test.each([
  ['Hebrew', 'שלום עולם'],
  ['Arabic', 'مرحبا بكم'],
  ['Hindi', 'आपका स्वागत है'],
  ['Latin and Arabic', 'Lectern مرحبا'],
])('a title in %s, whose letters have no row of their own, is written in lines', (_, text) => {
  expect(written(text).join(' ')).toBe(text.toUpperCase());
});

test('a typewriter writes whole letters', () => {
  const half = { look: LOOKS.paper, progress: 0.5 };
  expect(written('👋🏽😀', half)).toEqual(['👋🏽']);
  expect(written('e\u0301te\u0301s', half)).toEqual(['e\u0301t']);
});
