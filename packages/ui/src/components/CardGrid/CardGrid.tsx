import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {
  CollectionRendererContext,
  DefaultCollectionRenderer,
  GridList,
  GridListItem,
} from 'react-aria-components';
import { LoadMore } from '../LoadMore/LoadMore.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './CardGrid.css.ts';
import { toIds } from './toIds.ts';
import { CardPlaces } from './CardPlaces.ts';
import { CardRows, ColumnsContext, ROW, RowsContext } from './CardRows.tsx';
import { SHAPES } from './shapes.ts';
import { useFocusBack } from './useFocusBack.ts';

/** Enough to fill a window; more would only be scrolled past. */
const SKELETONS = 12;

export interface CardGridProps<Item extends { id: string }> {
  /** Names the list for assistive technology: 'Videos'. */
  label: string;
  /** Plural noun for the items, used in the list's messages: 'videos'. */
  noun: string;
  /** The items in display order. */
  items: readonly Item[];
  /**
   * The library of the design guide whose columns and gaps apply: `avatars` 1–5 columns, `videos` 1–4,
   * others 1–3.
   */
  layout: keyof typeof SHAPES;
  /** Returns the item's accessible name, which typing letters also matches. */
  getName: (item: Item) => string;
  /** Returns the page that Enter or a press on the card itself opens; null for a card without a link. */
  getHref?: (item: Item) => string | null;
  /** Renders one card. Tab moves from the card to its own buttons and links. */
  children: (item: Item) => ReactNode;
  /** A placeholder for one card; twelve are shown while the first page loads. */
  skeleton: ReactNode;
  /** Whether the first page is loading. */
  isLoading?: boolean;
  /** Shown when there are no items: an `EmptyState`. */
  emptyState: ReactNode;
  /** Number of items in the whole list. With `onLoadMore`, the footer says how many of them are shown. */
  total?: number;
  /** Ids of the selected items, or `all`; only with `onSelectionChange`. */
  selectedKeys?: 'all' | ReadonlySet<string>;
  /**
   * Enables selection with a `SelectionCheckbox` in the card, Space, Shift, Ctrl A or a long press; Escape
   * clears it. While any card is selected, a press on a card selects it instead of following its link.
   */
  onSelectionChange?: (keys: 'all' | ReadonlySet<string>) => void;
  /** Fetches the next page; adds the footer. */
  onLoadMore?: () => void;
  /** Whether the next page is loading. */
  isLoadingMore?: boolean;
}

/** The latest values for the cards' content, because React Aria keeps items as they were created. */
interface Cards {
  draw: (id: string) => ReactNode;
  /** The card's position, counted from 1. */
  placeOf: (id: string) => number | undefined;
}
const CardsContext = createContext<Cards | null>(null);

function Drawn({ card }: { card: string }) {
  return useContext(CardsContext)?.draw(card);
}

/** Sets the position of its card among all cards. React Aria would count all cards again for each one. */
function Row({ card, ...props }: ComponentProps<'div'> & { card: string }) {
  const place = useContext(CardsContext)?.placeOf(card) ?? 1;
  const row = Math.floor((place - 1) / useContext(ColumnsContext));
  return <div {...props} aria-rowindex={place} {...{ [ROW]: row }} />;
}

/**
 * A grid for thousands of cards: only those near the window are in the document, but all are reachable by
 * keyboard. Arrow keys move through rows and columns; Home, End, Page Up and Page Down move further; typing
 * letters finds a name; Tab moves into a card and then out of the list. It scrolls with the page. Use
 * `Grid` for a handful of cards.
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
  selectedKeys,
  onSelectionChange,
  onLoadMore,
  isLoadingMore = false,
}: CardGridProps<Item>) {
  const byId = useMemo(
    () => new Map(items.map((item, index) => [item.id, { item, place: index + 1 }])),
    [items],
  );
  const giveFocusBack = useFocusBack();
  const [places] = useState(() => new CardPlaces());
  const renderer = useMemo(
    () => ({ ...DefaultCollectionRenderer, layoutDelegate: places, CollectionRoot: CardRows }),
    [places],
  );
  const rows = useMemo(() => ({ shape: SHAPES[layout], places }), [layout, places]);
  if (isLoading) {
    return (
      <div className={styles.frame} aria-busy="true">
        <span role="status">
          <VisuallyHidden>{`Loading ${noun}…`}</VisuallyHidden>
        </span>
        <div className={styles.columns[layout]}>
          {Array.from({ length: SKELETONS }, (_, index) => (
            <div key={index}>{skeleton}</div>
          ))}
        </div>
      </div>
    );
  }
  if (items.length === 0) return emptyState;
  const cards = {
    draw: (id: string) => {
      const entry = byId.get(id);
      return entry && children(entry.item);
    },
    placeOf: (id: string) => byId.get(id)?.place,
  };
  return (
    <div className={styles.frame} onFocus={giveFocusBack}>
      <CardsContext value={cards}>
        <CollectionRendererContext value={renderer}>
          <RowsContext value={rows}>
            <GridList
              aria-label={label}
              className={`${styles.columns[layout]} ${styles.grid}`}
              layout="grid"
              {...(onSelectionChange && {
                selectionMode: 'multiple',
                selectedKeys,
                onSelectionChange: (keys) => onSelectionChange(toIds(keys)),
              })}
              items={items}
              render={(props) => <div {...props} aria-rowcount={items.length} aria-colcount={1} />}
            >
              {(item) => (
                <GridListItem
                  id={item.id}
                  textValue={getName(item)}
                  href={getHref?.(item) ?? undefined}
                  className={styles.item}
                  render={(props) => <Row {...props} card={item.id} />}
                >
                  <Drawn card={item.id} />
                </GridListItem>
              )}
            </GridList>
          </RowsContext>
        </CollectionRendererContext>
        {onLoadMore && (
          <LoadMore
            shown={items.length}
            total={total ?? items.length}
            noun={noun}
            isPending={isLoadingMore}
            onPress={onLoadMore}
          />
        )}
      </CardsContext>
    </div>
  );
}
