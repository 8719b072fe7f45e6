/** Rows one under another. Lengths in px. */
export interface RowsSetup {
  count: number;
  /** Between two rows. */
  gap: number;
  /** A row's height before it has been drawn. */
  estimate: number;
  /** What stands in them; other items make what was measured guesses again, if good ones. */
  items: unknown;
}

/** Rows from the first to before the second. */
export interface Run {
  from: number;
  to: number;
}

/**
 * Where the rows of a long list begin: by their measured heights where they have been drawn, by a guess
 * where they have not.
 */
export class RowHeights {
  private setup: RowsSetup = { count: 0, gap: 0, estimate: 1, items: null };
  private readonly measured = new Map<number, number>();
  private readonly known = new Set<number>();
  private starts: readonly number[] | null = null;

  /** Takes over what has changed; what was measured stays. */
  arrange(setup: RowsSetup): void {
    const { count, gap, estimate, items } = this.setup;
    if (setup.items !== items) this.known.clear();
    if (setup.count !== count || setup.gap !== gap || setup.estimate !== estimate) {
      this.starts = null;
    }
    this.setup = setup;
  }

  /** At another width every height may be another. */
  forget(): void {
    this.measured.clear();
    this.known.clear();
    this.starts = null;
  }

  /** Measured, as it is now. */
  isKnown(row: number): boolean {
    return this.known.has(row);
  }

  heightOf(row: number): number {
    return this.measured.get(row) ?? this.setup.estimate;
  }

  /** By how much the row is higher than was thought. */
  measure(row: number, height: number): number {
    const change = height - this.heightOf(row);
    if (change !== 0) this.starts = null;
    this.measured.set(row, height);
    this.known.add(row);
    return change;
  }

  /** From the top of the list; that of the row after the last is its end and a gap. */
  startOf(row: number): number {
    if (this.starts === null) {
      const starts = [0];
      for (let at = 0; at < this.setup.count; at += 1) {
        starts.push((starts[at] ?? 0) + this.heightOf(at) + this.setup.gap);
      }
      this.starts = starts;
    }
    return this.starts[Math.min(row, this.setup.count)] ?? 0;
  }

  /** The row at this distance from the top, or in the gap above it. */
  rowAt(y: number): number {
    let low = 0;
    let high = Math.max(0, this.setup.count - 1);
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (this.startOf(middle + 1) - this.setup.gap > y) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  /** The rows between two distances from the top; at least one where there is any. */
  between(top: number, bottom: number): Run {
    const from = this.rowAt(top);
    const last = this.rowAt(bottom);
    const to = this.startOf(last) < bottom ? last + 1 : last;
    return { from, to: Math.min(this.setup.count, Math.max(to, from + 1)) };
  }
}

/** Runs in order: the rows in view, and each row that stays although it is out of view. */
export function runsOf({ from, to }: Run, kept: Iterable<number>): Run[] {
  const single = [...new Set(kept)]
    .filter((row) => row < from || row >= to)
    .map((row) => ({ from: row, to: row + 1 }));
  const runs = [...single, ...(to > from ? [{ from, to }] : [])];
  return runs.toSorted((a, b) => a.from - b.from);
}
