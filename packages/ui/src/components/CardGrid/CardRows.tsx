import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import {
  createContext,
  memo,
  useContext,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ContextType,
} from 'react';
import type { CollectionRendererContext } from 'react-aria-components';
import type { CardPlaces } from './CardPlaces.ts';
import * as styles from './CardGrid.css.ts';
import { cardWidth, ROOM, type CardGridShape } from './shapes.ts';

type Renderer = ContextType<typeof CollectionRendererContext>;
type RowsProps = ComponentProps<Renderer['CollectionRoot']>;
type Entry = ComponentProps<Renderer['CollectionBranch']>['parent'];

/** The layout of the cards, and the object to report their positions to. */
export const RowsContext = createContext<{ shape: CardGridShape; places: CardPlaces } | null>(null);

/** The number of cards in a row. */
export const ColumnsContext = createContext(1);

/**
 * The attribute that holds a card's row. Only the first card of each row is measured, because all are as
 * high as the highest.
 */
export const ROW = 'data-index';

/** Exact, because a spacer of this height replaces a row that scrolls out. */
const heightOf = (card: Element, entry?: ResizeObserverEntry) =>
  entry?.borderBoxSize[0]?.blockSize ?? card.getBoundingClientRect().height;

/** Reads the columns that the stylesheet has made: it knows the width to a fraction of a pixel. */
const columnsIn = (list: Element) => getComputedStyle(list).gridTemplateColumns.split(' ').length;

/** React Aria keeps the entry of an unchanged card, so the card is not rendered again. */
const Card = memo(function Card({ entry }: { entry: Entry }) {
  return entry.render?.(entry);
});

/**
 * The rows of a `CardGrid` that are in the window, and spacers for the others. The stylesheet lays them
 * out; TanStack Virtual decides which to render and keeps the content in view in its place.
 */
export function CardRows({ collection, persistedKeys }: RowsProps) {
  const context = useContext(RowsContext);
  const startRef = useRef<HTMLDivElement>(null);
  const [{ columns, width, top }, setGrid] = useState({ columns: 1, width: 0, top: 0 });
  const cards = useMemo(() => [...collection], [collection]);
  const gap = context?.shape.rowGap ?? 0;
  const focused = [...(persistedKeys ?? [])].flatMap((key) => {
    const index = collection.getItem(key)?.index;
    return index === undefined ? [] : [Math.floor(index / columns)];
  });
  // Only read here and in effects, and never passed to anything memoized.
  // oxlint-disable-next-line react/incompatible-library
  const rows = useWindowVirtualizer({
    count: Math.ceil(cards.length / columns),
    enabled: width > 0,
    gap,
    scrollMargin: top,
    overscan: 0,
    estimateSize: () =>
      context ? context.shape.estimate(cardWidth(context.shape, width - 2 * ROOM)) : 1,
    measureElement: heightOf,
    rangeExtractor: (range) =>
      [...new Set([...focused, ...defaultRangeExtractor(range)])].toSorted((a, b) => a - b),
  });

  const fit = useEffectEvent(() => {
    const start = startRef.current;
    const list = start?.parentElement;
    if (!start || !list) return;
    const now = {
      columns: columnsIn(list),
      width: list.clientWidth,
      top: start.getBoundingClientRect().top + window.scrollY,
    };
    setGrid((before) =>
      before.columns === now.columns &&
      before.width === now.width &&
      Math.abs(before.top - now.top) < 1
        ? before
        : now,
    );
  });
  useLayoutEffect(() => {
    const list = startRef.current?.parentElement;
    if (!list) return undefined;
    const observer = new ResizeObserver(fit);
    observer.observe(list);
    // Content above the list may appear and disappear.
    observer.observe(document.body);
    fit();
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => {
    rows.shouldAdjustScrollPositionOnItemSizeChange = ({ index, start }) => {
      const from = rows.scrollOffset ?? 0;
      const to = from + (rows.scrollRect?.height ?? 0);
      // Must come first: it takes into account the sizes of rows that were measured just before.
      const first = rows.getVirtualItemForOffset(from)?.index ?? 0;
      // Keep the focused row in its place while it is in view, otherwise the first row in the window.
      const read = focused.find((row) => {
        const place = rows.measurementsCache[row];
        return place && place.start < to && place.end > from;
      });
      return read === undefined ? index <= first && start < from - 1 : index < read;
    };
  });

  // A new width may change every height, including those of the rows that stay.
  useLayoutEffect(() => {
    rows.measure();
    for (const card of rows.elementsCache.values()) rows.measureElement(card);
  }, [rows, columns, width]);

  useLayoutEffect(() => {
    context?.places.update({ rows, cards: collection, columns });
    let last: string | null = null;
    for (const card of startRef.current?.parentElement?.querySelectorAll(`[${ROW}]`) ?? []) {
      const row = card.getAttribute(ROW);
      if (row !== last && rows.elementsCache.get(Number(row)) !== card) rows.measureElement(card);
      last = row;
    }
    rows.measureElement(null);
  });

  const drawn = rows.getVirtualItems();
  const spaceOf = (id: number, blockSize: number) => (
    <div key={`space ${id}`} role="presentation" className={styles.space} style={{ blockSize }} />
  );
  const children = drawn.flatMap(({ index, start }, at) => {
    const before = drawn[at - 1];
    const end = before ? before.end + gap : top;
    return [
      ...(index > (before?.index ?? -1) + 1 ? [spaceOf(at, start - end - gap)] : []),
      ...cards
        .slice(index * columns, (index + 1) * columns)
        .map((entry) => <Card key={`card ${entry.key}`} entry={entry} />),
    ];
  });
  const left = rows.getTotalSize() + top - (drawn.at(-1)?.end ?? top) - gap;
  return (
    <ColumnsContext value={columns}>
      <div ref={startRef} role="presentation" className={styles.start} />
      {children}
      {left > 0 && spaceOf(-1, left)}
    </ColumnsContext>
  );
}
