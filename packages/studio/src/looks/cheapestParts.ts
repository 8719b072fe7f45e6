/**
 * Cuts a sequence into parts with the lowest total cost.
 *
 * @param costOf cost of the half-open part; undefined if the part is too long, and then for all longer
 *   ones. A part of one item always has a cost.
 */
export function cheapestParts(
  count: number,
  costOf: (from: number, to: number) => number | undefined,
): [from: number, to: number][] {
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= count; to += 1) {
    let winner = { cost: Number.POSITIVE_INFINITY, from: to - 1 };
    for (let from = to - 1; from >= 0; from -= 1) {
      const own = costOf(from, to);
      if (own === undefined) break;
      const cost = (best[from]?.cost ?? 0) + own;
      if (cost < winner.cost) winner = { cost, from };
    }
    best.push(winner);
  }
  const parts: [number, number][] = [];
  for (let to = count; to > 0;) {
    const { from } = best[to] ?? { from: to - 1 };
    parts.unshift([from, to]);
    to = from;
  }
  return parts;
}
