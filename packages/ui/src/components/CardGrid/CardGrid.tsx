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
  /** Ids of the selected items, or all of them; only with `onSelectionChange`. */
  selectedKeys?: 'all' | ReadonlySet<string>;
  /**
   * Lets the user select: by a `SelectionCheckbox` in the card, Space, Shift, Ctrl A, or a long press;
   * Escape ends it. While some are selected, a press on a card selects it instead of following its link.
   */
  onSelectionChange?: (keys: 'all' | ReadonlySet<string>) => void;
  /** Fetches the next page; draws the foot. */
  onLoadMore?: () => void;
  /** The next page is on its way. */
  isLoadingMore?: boolean;
}

/** The newest of what may change about items that React Aria keeps as they were made. */
interface Cards {
  draw: (id: string) => ReactNode;
  /** From 1. */
  placeOf: (id: string) => number | undefined;
}
const CardsContext = createContext<Cards | null>(null);

function Drawn({ card }: { card: string }) {
  return useContext(CardsContext)?.draw(card);
}

/** Says which of all cards it is. React Aria would count them for it, all of them for each. */
function Row({ card, ...props }: ComponentProps<'div'> & { card: string }) {
  const place = useContext(CardsContext)?.placeOf(card) ?? 1;
  const row = Math.floor((place - 1) / useContext(ColumnsContext));
  return <div {...props} aria-rowindex={place} {...{ [ROW]: row }} />;
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
