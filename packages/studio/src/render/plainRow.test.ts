import { expect, it } from 'vitest';
import { plainRow } from './plainRow.ts';

/** A figure in ink: `#` is black, `.` white, a space is transparent. */
function pixels(...rows: string[]) {
  const width = rows[0]?.length ?? 0;
  const colours: Record<string, number[]> = { '#': [0, 0, 0, 255], '.': [255, 255, 255, 255] };
  const data = rows.flatMap((row) =>
    Array.from(row).flatMap((sign) => colours[sign] ?? [0, 0, 0, 0]),
  );
  return { data: new Uint8ClampedArray(data), width, height: rows.length };
}

it('is the last row of plain clothes, even where a line or two starts', () => {
  expect(plainRow(pixels('  #.......#  ', ' #.........# ', '#...........#'))).toBe(2);
  expect(plainRow(pixels('  #.......#  ', ' #..#...#..# ', '#...#...#...#'))).toBe(2);
});

it('is the lowest plain row above motifs that the edge cuts', () => {
  const plain = ' #...............# ';
  const cut = '#.#.#.#.#.#.#.#.#.#';
  expect(plainRow(pixels(plain, plain, '#..##.#.##..#.##..#', cut))).toBe(1);
  expect(plainRow(pixels(cut, plain, cut))).toBe(1);
});

it('is the last row for wheels with nothing between them', () => {
  const gap = ' '.repeat(30);
  const rows = ['  ###  ', ' #...# ', '#.#.#.#'].map((side) => `${side}${gap}${side}`);
  expect(plainRow(pixels(...rows))).toBe(2);
});

it('is the last row if there is no figure', () => {
  expect(plainRow(pixels('   ', '   '))).toBe(1);
});
