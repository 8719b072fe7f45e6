import {
  GridLayout,
  Rect,
  Size,
  type GridLayoutOptions,
  type Key,
  type LayoutInfo,
} from 'react-aria-components';
import { keepsOrder } from './keepsOrder.ts';
import { columnsAt, type CardGridShape } from './shapes.ts';

export interface CardGridLayoutOptions extends GridLayoutOptions {
  /** Always given; optional because the layout it extends knows nothing of it. */
  shape?: CardGridShape;
  /** Another number has all cards measured anew: their words are set in other faces. */
  faces?: number;
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

  /** What cards were measured, px, without what the others of their row add. */
  private readonly heights = new Map<Key, number>();

  /**
   * Only at another width. The grid's own height is that of its cards: each that is measured changes
   * it, and would have all of them laid out and measured again.
   */
  override shouldInvalidate(next: Rect, previous: Rect): boolean {
    return next.width !== previous.width;
  }

  override shouldInvalidateLayoutOptions(
    next: CardGridLayoutOptions,
    previous: CardGridLayoutOptions,
  ): boolean {
    return (
      next.shape !== previous.shape ||
      next.faces !== previous.faces ||
      super.shouldInvalidateLayoutOptions(next, previous)
    );
  }

  override update(context: Update<T>): void {
    const { virtualizer } = this;
    const shape = context.layoutOptions?.shape;
    // Before it is measured there is no width to divide.
    if (!virtualizer || !shape || virtualizer.size.width === 0) return;
    keepsOrder(virtualizer.collection);
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
    // Heights measured at another width or in other faces say nothing any more: guess again, then
    // measure again.
    if (virtualizer.size.width !== this.laidOutWidth || context.layoutOptionsChanged) {
      this.heights.clear();
      if (this.laidOutWidth > 0) {
        super.update({
          ...context,
          layoutOptions: { ...layoutOptions, preserveAspectRatio: true },
        });
      }
      this.laidOutWidth = virtualizer.size.width;
      super.update({ ...context, sizeChanged: true, layoutOptions });
    } else {
      // A card that has come into another row does not bring the height of its old one.
      for (const [key, height] of this.heights) {
        const info = this.getLayoutInfo(key);
        if (info) info.rect.height = height;
      }
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

  override updateItemSize(key: Key, size: Size): boolean {
    const info = this.getLayoutInfo(key);
    // Guessed right: without this it would be measured again at each step of scrolling.
    if (info?.rect.height === size.height) info.estimatedSize = false;
    this.heights.set(key, size.height);
    return super.updateItemSize(key, size);
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
