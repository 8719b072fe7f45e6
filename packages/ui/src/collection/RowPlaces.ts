import type { Key } from 'react-aria-components';
import { RowHeights } from './rowHeights.ts';

/** Where each item of a list is, drawn or not: what arrow and page keys ask. Lengths in px. */
export class RowPlaces {
  readonly heights = new RowHeights();

  private visible = { top: 0, height: 0 };
  private indexes: ReadonlyMap<Key, number> = new Map();
  private columns = 1;

  /** Takes over where the items stand now. */
  arrange(indexes: ReadonlyMap<Key, number>, columns: number): void {
    this.indexes = indexes;
    this.columns = columns;
  }

  /** Takes over what of the list is in the window. */
  show(top: number, height: number): void {
    this.visible = { top, height };
  }

  /** Across, only whether two items share a column can be told. */
  getItemRect(key: Key | null) {
    const index = key === null ? undefined : this.indexes.get(key);
    if (index === undefined) return null;
    const row = Math.floor(index / this.columns);
    const { heights } = this;
    return {
      x: index % this.columns,
      y: heights.startOf(row),
      width: 1,
      height: heights.heightOf(row),
    };
  }

  getVisibleRect() {
    return { x: 0, y: this.visible.top, width: this.columns, height: this.visible.height };
  }

  getContentSize() {
    const rows = Math.ceil(this.indexes.size / this.columns);
    return { width: this.columns, height: this.heights.startOf(rows) };
  }
}
