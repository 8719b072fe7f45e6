import type { Virtualizer } from '@tanstack/react-virtual';
import type { Key } from 'react-aria-components';

/** The rows of a grid as laid out on the page, and the cards they hold. */
interface PlacedRows {
  rows: Virtualizer<Window, Element>;
  cards: { getItem: (key: Key) => { index: number } | null; size: number };
  columns: number;
}

/**
 * The position of each card in a grid, whether or not it is in the document, for arrow and page keys.
 * Lengths are in px.
 */
export class CardPlaces {
  private placed: PlacedRows | null = null;

  /** Takes over the current layout; called by an effect. */
  update(placed: PlacedRows): void {
    this.placed = placed;
  }

  /** Horizontal values are column indices: they tell only whether two cards share a column. */
  getItemRect(key: Key | null) {
    const card = key === null ? null : this.placed?.cards.getItem(key);
    if (!card || !this.placed) return null;
    const { rows, columns } = this.placed;
    const row = rows.measurementsCache[Math.floor(card.index / columns)];
    if (!row) return null;
    const y = row.start - rows.options.scrollMargin;
    return { x: card.index % columns, y, width: 1, height: row.size };
  }

  getVisibleRect() {
    const rows = this.placed?.rows;
    const y = rows ? (rows.scrollOffset ?? 0) - rows.options.scrollMargin : 0;
    return { x: 0, y, width: this.placed?.columns ?? 1, height: rows?.scrollRect?.height ?? 0 };
  }

  getContentSize() {
    return { width: this.placed?.columns ?? 1, height: this.placed?.rows.getTotalSize() ?? 0 };
  }
}
