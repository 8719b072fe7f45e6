import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { GridList, GridListItem, Virtualizer } from 'react-aria-components';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import { CardGridLayout, type CardGridLayoutOptions } from './CardGridLayout.ts';
import * as styles from './CardGrid.css.ts';
import { keepsFocusInside } from './keepsFocusInside.ts';
import { SHAPES } from './shapes.ts';
import { useArrivedFaces } from './useArrivedFaces.ts';

/** As many as fill a window; more would only be scrolled past. */
const SKELETONS = 12;

export interface CardGridProps<Item extends { id: string }> {
  /** Names the list: 'Videos'. */
  label: string;
  /** Plural of what the list holds, in its sentences: 'videos'. */
  noun: string;
  /** What is drawn, in the order in which it is shown. */
  items: readonly Item[];
  /** Which library of the design guide: sets columns and gaps. `avatars` 1–5, `videos` 1–4, others 1–3. */
  layout: keyof typeof SHAPES;
  /** What typing letters finds; spoken as the item's name. */
  getName: (item: Item) => string;
  /** Where Enter or a press on the card itself leads; null for a card that leads nowhere. */
  getHref?: (item: Item) => string | null;
  /** Draws one card. Its own buttons and links are reached with Tab from the card. */
  children: (item: Item) => ReactNode;
  /** One card's shape; twelve stand in while the first page loads. */
  skeleton: ReactNode;
  /** The first page is on its way. */
  isLoading?: boolean;
  /** Shown where there is nothing: an `EmptyState`. */
  emptyState: ReactNode;
  /** Of the whole list; with `onLoadMore` the foot says how much of it shows. */
  total?: number;
  /** Fetches the next page; draws the foot. */
  onLoadMore?: () => void;
  /** The next page is on its way. */
  isLoadingMore?: boolean;
}

/** The newest function that draws a card, for items that React Aria keeps as they were made. */
const DrawContext = createContext<((id: string) => ReactNode) | null>(null);

function Drawn({ id }: { id: string }) {
  return useContext(DrawContext)?.(id);
}

/**
 * Cards by the thousand: only those near the window are in the document, all are reached by keyboard.
 * Arrow keys move through rows and columns, Home, End, Page Up and Page Down far, letters find a name;
 * Tab goes into a card and then out of the list. Scrolls with the page. Use `Grid` for a handful.
 */
export function CardGrid<Item extends { id: string }>({
  label,
  noun,
  items,
  layout,
  getName,
  getHref,
  children,
  skeleton,
  isLoading = false,
  emptyState,
  total,
  onLoadMore,
  isLoadingMore = false,
}: CardGridProps<Item>) {
  const byId = useMemo(() => new Map(items.map((item) => [item.id, item])), [items]);
  const faces = useArrivedFaces();
  const layoutOptions = useMemo(() => ({ shape: SHAPES[layout], faces }), [layout, faces]);
  if (isLoading) {
    return (
      <div className={styles.frame} aria-busy="true">
        <span role="status">
          <VisuallyHidden>{`Loading ${noun}…`}</VisuallyHidden>
        </span>
        <div className={styles.skeletons[layout]}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index}>{skeleton}</div>
          ))}
        </div>
      </div>
    );
  }
  if (items.length === 0) return emptyState;
  const draw = (id: string) => {
    const item = byId.get(id);
    return item && children(item);
  };
  return (
    <div ref={keepsFocusInside} className={styles.frame}>
      <DrawContext value={draw}>
        <Virtualizer<CardGridLayoutOptions> layout={CardGridLayout} layoutOptions={layoutOptions}>
          <GridList aria-label={label} className={styles.grid} layout="grid" items={items}>
            {(item) => (
              <GridListItem
                id={item.id}
                textValue={getName(item)}
                href={getHref?.(item) ?? undefined}
                className={styles.item}
              >
                <Drawn id={item.id} />
              </GridListItem>
            )}
          </GridList>
        </Virtualizer>
        {onLoadMore && (
          <LoadMore
            shown={items.length}
            total={total ?? items.length}
            noun={noun}
            isPending={isLoadingMore}
            onPress={onLoadMore}
          />
        )}
      </DrawContext>
    </div>
  );
}
