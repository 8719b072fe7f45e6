/*
 * Longer than others: what is in view, what is measured and what is drawn change one another, and are
 * read together.
 */
import {
  Fragment,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Key } from 'react-aria-components';
import { runsOf } from './rowHeights.ts';
import type { RowPlaces } from './RowPlaces.ts';

/** How the rows of a list stand. Lengths in px. */
export interface RowsShape {
  /** Between two rows; 0 where left out. */
  gap?: number;
  /** A guess at a row's height, before it is drawn and measured, in a list of this width. */
  estimate: (width: number) => number;
  /** Items side by side; one where left out. Asked whenever the list has another width. */
  columnsIn?: (list: Element) => number;
  /** Rows drawn before it is known where the list stands. */
  first: number;
}

interface WindowedRowsProps<Item extends { key: Key }> {
  items: readonly Item[];
  /** Drawn wherever they are: what has the focus. */
  kept: ReadonlySet<Key> | null;
  draw: (item: Item) => ReactNode;
  shape: RowsShape;
  /** What clips the rows; where it does not scroll, the page does. */
  scrollRef: RefObject<HTMLElement | null>;
  /** Where the rows are, for the keyboard too. */
  places: RowPlaces;
}

/** How far beyond the window rows are drawn, px: each row of videos is 150 elements. */
const AHEAD = 64;

const SPACE = 'data-space';

/** In place of rows that are not drawn. */
const spaceOf = (id: number, blockSize: number) => (
  <div
    key={`space ${id}`}
    role="presentation"
    {...{ [SPACE]: '' }}
    style={{ gridColumn: '1 / -1', blockSize }}
  />
);

/**
 * The rows of a list that are near the window, and as much space as the others would take. The list's
 * own stylesheet lays them out, as a grid or one under another; it must be positioned.
 */
export function WindowedRows<Item extends { key: Key }>({
  items,
  kept,
  draw,
  shape,
  scrollRef,
  places,
}: WindowedRowsProps<Item>) {
  const { heights } = places;
  const startRef = useRef<HTMLDivElement>(null);
  const [{ columns, width }, setSize] = useState({ columns: 1, width: 0 });
  const [view, setView] = useState({ from: 0, to: shape.first });
  const gap = shape.gap ?? 0;
  const count = Math.ceil(items.length / columns);
  const indexes = useMemo(() => new Map(items.map(({ key }, index) => [key, index])), [items]);
  heights.arrange({ count, gap, estimate: shape.estimate(width), items });
  places.arrange(indexes, columns);

  const runs = runsOf(
    { from: Math.min(view.from, count), to: Math.min(view.to, count) },
    [...(kept ?? [])].flatMap((key) => {
      const index = indexes.get(key);
      return index === undefined ? [] : [Math.floor(index / columns)];
    }),
  );

  /** By how much what stands above a row turns out to be higher than was thought, px. */
  const measure = (row: number, which: (row: number) => boolean) => {
    const drawn: Element[] = [];
    for (let next = startRef.current?.nextElementSibling; next; next = next.nextElementSibling) {
      if (!next.hasAttribute(SPACE)) drawn.push(next);
    }
    let above = 0;
    let index = 0;
    for (const run of runs) {
      for (let at = run.from; at < run.to; at += 1) {
        const first = drawn[index];
        index += Math.min(columns, items.length - at * columns);
        if (!first || !which(at)) continue;
        const change = heights.measure(at, first.getBoundingClientRect().height);
        if (at < row) above += change;
      }
    }
    return above;
  };

  const look = useEffectEvent(() => {
    const start = startRef.current;
    if (!start) return;
    const box = (scrollRef.current ?? start.parentElement)?.getBoundingClientRect();
    if (!box) return;
    const origin = start.getBoundingClientRect().top;
    const top = Math.max(0, box.top) - origin;
    const bottom = Math.max(top, Math.min(window.innerHeight, box.bottom) - origin);
    places.show(top, bottom - top);
    const next = heights.between(top - AHEAD, bottom + AHEAD);
    if (next.from === view.from && next.to === view.to) return;
    // What leaves, as high as it has become.
    measure(0, (row) => row < next.from || row >= next.to);
    setView(next);
  });

  const fit = useEffectEvent(() => {
    const list = startRef.current?.parentElement;
    if (!list) return;
    const now = { width: list.clientWidth, columns: shape.columnsIn?.(list) ?? 1 };
    if (now.width === width && now.columns === columns) {
      look();
      return;
    }
    heights.forget();
    setSize(now);
  });

  useLayoutEffect(() => {
    // Inside a list that is only now put into the document, its own reference is still to come.
    const list = scrollRef.current ?? startRef.current?.parentElement;
    if (!list) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener('scroll', look, { capture: true, passive: true, signal });
    window.addEventListener('resize', look, { signal });
    const observer = new ResizeObserver(fit);
    observer.observe(list);
    // What stands above the list may come and go.
    observer.observe(document.body);
    fit();
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [scrollRef]);

  const settle = useEffectEvent(() => {
    // Nothing has its place before the columns are known.
    if (width === 0) return;
    if (runs.length === 0) {
      look();
      return;
    }
    const { y, height } = places.getVisibleRect();
    // What was drawn already is what is read; all above it that is new may be higher than guessed.
    let read = heights.rowAt(y);
    const last = heights.rowAt(y + height);
    for (let row = read; row <= last; row += 1) {
      if (!heights.isKnown(row)) continue;
      read = row;
      break;
    }
    let isNew = false;
    const above = measure(read, (row) => {
      if (heights.isKnown(row)) return false;
      isNew = true;
      return true;
    });
    const list = scrollRef.current;
    const scroller =
      list && list.scrollHeight > list.clientHeight ? list : document.scrollingElement;
    if (above !== 0 && y > 0) scroller?.scrollBy({ top: above, behavior: 'instant' });
    // Nothing else can have moved; and what is measured once comes to an end.
    if (isNew) look();
  });
  useLayoutEffect(() => settle());

  const children: ReactNode[] = [];
  let end = 0;
  for (const run of runs) {
    if (run.from > end) {
      children.push(spaceOf(end, heights.startOf(run.from) - heights.startOf(end) - gap));
    }
    for (const item of items.slice(run.from * columns, run.to * columns)) {
      children.push(<Fragment key={`item ${item.key}`}>{draw(item)}</Fragment>);
    }
    end = run.to;
  }
  if (end < count) {
    children.push(spaceOf(end, heights.startOf(count) - heights.startOf(end) - gap));
  }
  return (
    <>
      <div ref={startRef} role="presentation" style={{ position: 'absolute' }} />
      {children}
    </>
  );
}
