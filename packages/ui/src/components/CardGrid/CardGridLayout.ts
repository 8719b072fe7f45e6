import {
  GridLayout,
  Rect,
  Size,
  type GridLayoutOptions,
  type LayoutInfo,
} from 'react-aria-components';
import { columnsAt, type CardGridShape } from './shapes.ts';

export interface CardGridLayoutOptions extends GridLayoutOptions {
  /** Always given; optional because the layout it extends knows nothing of it. */
  shape?: CardGridShape;
}

/**
 * Room around the cards, px: the grid clips what it holds, and the focus ring of a card at its edge
 * must not be cut. The stylesheet takes it back with a margin.
 */
export const ROOM = 8;

/** How far beyond the window cards are drawn, px; a third of the window would be twice as many. */
const AHEAD = 96;

type Update<T> = Parameters<GridLayout<T, CardGridLayoutOptions>['update']>[0];

/**
 * React Aria's grid with the columns of a shape: cards as wide as their column, flush with the
 * grid's edges, each row as high as its highest card.
 */
export class CardGridLayout<T> extends GridLayout<T, CardGridLayoutOptions> {
  private laidOutWidth = 0;

  override shouldInvalidateLayoutOptions(
    next: CardGridLayoutOptions,
    previous: CardGridLayoutOptions,
  ): boolean {
    return next.shape !== previous.shape || super.shouldInvalidateLayoutOptions(next, previous);
  }

  override update(context: Update<T>): void {
    const { virtualizer } = this;
    const shape = context.layoutOptions?.shape;
    // Before it is measured there is no width to divide.
    if (!virtualizer || !shape || virtualizer.size.width === 0) return;
    const { columnGap, rowGap } = shape;
    const width = virtualizer.size.width - 2 * ROOM;
    const columns = columnsAt(shape, width);
    const cardWidth = Math.max(1, (width - columnGap * (columns - 1)) / columns);
    const card = new Size(cardWidth, Math.round(shape.estimate(cardWidth)));
    const layoutOptions = {
      ...context.layoutOptions,
      shape,
      minItemSize: card,
      maxItemSize: card,
      // The layout below sets space outside the cards too, and must still find room for all columns.
      minSpace: new Size(Math.floor((columnGap * (columns - 1) + 2 * ROOM) / columns) - 1, rowGap),
      maxColumns: columns,
    };
    // Heights measured at another width say nothing any more: guess again, then measure again.
    if (virtualizer.size.width !== this.laidOutWidth || context.layoutOptionsChanged) {
      super.update({ ...context, layoutOptions: { ...layoutOptions, preserveAspectRatio: true } });
      this.laidOutWidth = virtualizer.size.width;
      super.update({ ...context, sizeChanged: true, layoutOptions });
    } else {
      super.update({ ...context, layoutOptions });
    }
    let index = 0;
    // Not by its keys: those come in the order in which they joined, a new first card last.
    for (const { key } of virtualizer.collection) {
      const rect = this.getLayoutInfo(key)?.rect;
      if (!rect) continue;
      // In place of the equal space that a grid layout leaves around its items.
      rect.x = ROOM + (index % columns) * (cardWidth + columnGap);
      rect.y += ROOM - rowGap;
      index += 1;
    }
  }

  override getVisibleLayoutInfos(rect: Rect): LayoutInfo[] {
    const seen = this.virtualizer?.visibleRect ?? rect;
    const top = Math.max(rect.y, seen.y - AHEAD);
    const bottom = Math.min(rect.maxY, seen.maxY + AHEAD);
    return super.getVisibleLayoutInfos(new Rect(rect.x, top, rect.width, bottom - top));
  }

  override getContentSize(): Size {
    const size = super.getContentSize().copy();
    const rowGap = this.gap.height;
    if (size.height > 0) size.height += 2 * (ROOM - rowGap);
    return size;
  }
}
