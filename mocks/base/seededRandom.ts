/** A 32-bit hash of a text (FNV-1a), for repeatable choices. */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Seeded pseudo-random choices. */
export interface SeededRandom {
  /** 0 (included) to 1 (excluded). */
  next(): number;
  /** One of the items. @throws `RangeError` for an empty list. */
  pick<T>(items: readonly T[]): T;
  shuffle<T>(items: readonly T[]): T[];
}

/** Mulberry32: small, fast, and good enough to choose words. */
export function createSeededRandom(seed: string): SeededRandom {
  let state = hashText(seed);
  const random: SeededRandom = {
    next() {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    },
    pick(items) {
      const item = items[Math.floor(random.next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    shuffle(items) {
      return items
        .map((item) => ({ item, place: random.next() }))
        .toSorted((a, b) => a.place - b.place)
        .map(({ item }) => item);
    },
  };
  return random;
}
