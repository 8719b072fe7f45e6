/**
 * Number of full changes between light and dark, beyond those of the plainest row, that make a pattern
 * rather than a seam or two.
 */
const PATTERN = 6;
/** Share of a change: fainter ones are soft edges. */
const FAINT = 0.25;

/**
 * Returns the row to repeat below a figure: its last one, or, if that cuts through a pattern, the lowest of
 * the plainest ones above it, because cut motifs would continue as bars. Wheels at both sides do not count
 * as clothes.
 *
 * @returns rows from the top of the pixels
 */
export function plainRow({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): number {
  const changes = Array.from({ length: height }, (_, row) => {
    let sum = 0;
    for (let x = 1; x < width; x += 1) {
      const at = (row * width + x) * 4;
      sum += Math.abs(darkness(data, at) - darkness(data, at - 4));
    }
    return sum;
  });
  const least = Math.min(...changes);
  const last = changes.at(-1) ?? 0;
  if (last - least < PATTERN || !isSolid(data, width, height - 1)) return height - 1;
  return changes.findLastIndex((change) => change <= least + FAINT);
}

/** Returns the darkness of a pixel, 0–1; transparent pixels count as light. */
function darkness(data: Uint8ClampedArray, at: number): number {
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
  return (1 - (red + green + blue) / 765) * (alpha / 255);
}

/** Whether a row belongs to one object: most of it is opaque, from its first to its last pixel. */
function isSolid(data: Uint8ClampedArray, width: number, row: number): boolean {
  const seen = Array.from({ length: width }, (_, x) => x).filter(
    (x) => (data[(row * width + x) * 4 + 3] ?? 0) > 127,
  );
  const [first = 0] = seen;
  return seen.length > ((seen.at(-1) ?? 0) - first) / 2;
}
