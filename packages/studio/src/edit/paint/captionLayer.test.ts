// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { LOOKS } from '../../looks/index.ts';
import { recordCanvases } from '../../render/recordedCanvas.ts';
import type { TimedWord } from '../../types.ts';
import { openCanvas } from './canvas.ts';
import { captionLayer } from './captionLayer.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const LOOK = LOOKS.vivid2.caption;
const PLACE = {
  area: { x: 40, y: 500, width: 1200, height: 180 },
  frame: { width: 1280, height: 720 },
  frameRate: 30,
};

type Written = Pick<TimedWord, 'text' | 'from' | 'to'>;

/** Draws the caption of words while the first one is spoken. */
function drawn(...written: Written[]) {
  const record = recordCanvases();
  const words = written.map((word, i) => ({ ...word, start: i, end: i + 1 }));
  const context = openCanvas(1280, 720);
  context.letterSpacing = '0px';
  const overlay = captionLayer({ words, duration: words.length }, LOOK, PLACE)(0.5);
  record.length = 0;
  overlay?.paint(context);
  const commands = record.map((line) => JSON.parse(line) as unknown[]);
  const font = commands.find(([, command]) => command === 'font =');
  const size = Number(/([\d.]+)px/.exec(String(font?.[2]))?.[1]);
  const texts = commands
    .filter(([, command]) => command === 'fillText')
    .map(([, , text, x]) => ({ text: String(text), x: Number(x) }));
  const [, , x, , width] = commands.find(([, command]) => command === 'roundRect') ?? [];
  const blockEnd = Number(x) + Number(width);
  return { key: overlay?.key, texts, blockEnd, letter: (0.1 + LOOK.face.spacing) * size };
}

const word = (text: string, from: number): Written => ({ text, from, to: from + text.length });

test.each([
  ['pieces of a long word', [word('https://www.example.com/videos', 0)]],
  ['words that are written without spaces', [word('two', 0), word('words', 3)]],
])('%s are drawn without a space between them', (_, words) => {
  const { texts, blockEnd, letter } = drawn(...words);
  expect(texts).toHaveLength(2);
  const [first, second] = texts;
  expect((second?.x ?? 0) - (first?.x ?? 0)).toBeCloseTo(letter * (first?.text.length ?? 0), 1);
  // The block of the spoken word does not cover its neighbour.
  expect(blockEnd).toBeCloseTo(second?.x ?? 0, 1);
});

test('the same words with a space between them are another picture', () => {
  const apart = drawn(word('two', 0), word('words', 4));
  const touching = drawn(word('two', 0), word('words', 3));
  expect(apart.texts).not.toEqual(touching.texts);
  expect(apart.key).not.toBe(touching.key);
});
