/** The column layout of one library's cards. Lengths are in px. */
export interface CardGridShape {
  /** Number of columns by the width of the grid itself, narrowest first; the first starts at 0. */
  columns: readonly { from: number; count: number }[];
  columnGap: number;
  rowGap: number;
  /** An initial estimate of a card's height from its width; rendered cards are measured. */
  estimate: (width: number) => number;
}

/**
 * The libraries of the design guide (Layout), for the widths that its window sizes leave next to the
 * sidebar: 720 at 768, 684 at 1024, 940 at 1280.
 */
export const SHAPES = {
  videos: {
    columns: [
      { from: 0, count: 1 },
      { from: 460, count: 2 },
      { from: 680, count: 3 },
      { from: 940, count: 4 },
    ],
    columnGap: 24,
    rowGap: 32,
    estimate: (width) => (width * 9) / 16 + 148,
  },
  templates: {
    columns: [
      { from: 0, count: 1 },
      { from: 520, count: 2 },
      { from: 720, count: 3 },
    ],
    columnGap: 24,
    rowGap: 36,
    estimate: (width) => (width * 9) / 16 + 108,
  },
  scripts: {
    columns: [
      { from: 0, count: 1 },
      { from: 640, count: 2 },
      { from: 940, count: 3 },
    ],
    columnGap: 20,
    rowGap: 20,
    estimate: () => 266,
  },
  avatars: {
    columns: [
      { from: 0, count: 1 },
      { from: 320, count: 2 },
      { from: 520, count: 3 },
      { from: 680, count: 4 },
      { from: 940, count: 5 },
    ],
    columnGap: 20,
    rowGap: 24,
    estimate: (width) => width * 1.25 + 48,
  },
} as const satisfies Record<string, CardGridShape>;

/**
 * Padding around the cards in px: the grid clips its content, and the focus ring of a card at its edge must
 * stay visible.
 */
export const ROOM = 8;

/** Returns the width of one card in a grid of the given width (px). */
export function cardWidth({ columns, columnGap }: CardGridShape, width: number): number {
  const count = columns.findLast(({ from }) => width >= from)?.count ?? 1;
  return Math.max(1, (width - columnGap * (count - 1)) / count);
}
