import {
  createContext,
  useContext,
  useMemo,
  useState,
  type ComponentProps,
  type ContextType,
  type ReactNode,
  type RefObject,
} from 'react';
import { CollectionRendererContext, type Key } from 'react-aria-components';
import { RowPlaces } from './RowPlaces.ts';
import { WindowedRows, type RowsShape } from './WindowedRows.tsx';

type Renderer = ContextType<typeof CollectionRendererContext>;
type RootProps = ComponentProps<Renderer['CollectionRoot']>;
type BranchProps = ComponentProps<Renderer['CollectionBranch']>;
type Entry = BranchProps['parent'];

interface WindowedList {
  shape: RowsShape;
  places: RowPlaces;
}

interface DrawnList {
  kept: ReadonlySet<Key> | null;
  scrollRef: RefObject<HTMLElement | null>;
}

const ListContext = createContext<WindowedList | null>(null);
const DrawnContext = createContext<DrawnList | null>(null);

/** What React Aria makes of an entry; the same element for as long as the entry is the same. */
function useDraw() {
  const [elements] = useState(() => new WeakMap<Entry, ReactNode>());
  return (entry: Entry) => {
    const element = elements.get(entry) ?? entry.render?.(entry);
    elements.set(entry, element);
    return element;
  };
}

function Root({ collection, persistedKeys = null, scrollRef }: RootProps) {
  const list = useContext(ListContext);
  const draw = useDraw();
  const entries = useMemo(() => [...collection], [collection]);
  const drawn = useMemo(
    () => (scrollRef ? { kept: persistedKeys, scrollRef } : null),
    [persistedKeys, scrollRef],
  );
  if (!list || !drawn) return null;
  return (
    <DrawnContext value={drawn}>
      {entries.some(({ type }) => type !== 'item') ? (
        entries.map(draw)
      ) : (
        <WindowedRows items={entries} draw={draw} {...list} {...drawn} />
      )}
    </DrawnContext>
  );
}

/** The options of a section; its heading is drawn always. */
function Branch({ collection, parent }: BranchProps) {
  const list = useContext(ListContext);
  const drawn = useContext(DrawnContext);
  const draw = useDraw();
  const [places] = useState(() => new RowPlaces());
  const entries = useMemo(
    () => [...(collection.getChildren?.(parent.key) ?? [])],
    [collection, parent.key],
  );
  const items = useMemo(() => entries.filter(({ type }) => type === 'item'), [entries]);
  if (!list || !drawn) return null;
  return (
    <>
      {entries.filter(({ type }) => type !== 'item').map(draw)}
      <WindowedRows items={items} draw={draw} shape={list.shape} places={places} {...drawn} />
    </>
  );
}

export interface WindowedCollectionProps {
  shape: RowsShape;
  /** Has each option say how many there are and which one it is. */
  saysPlaces?: boolean;
  /** A list of React Aria's. */
  children: ReactNode;
}

/**
 * Draws only those items of a list of React Aria's that are near the window. Use it for lists that may
 * hold hundreds; what the list does, by keyboard too, it does by itself.
 */
export function WindowedCollection({ shape, saysPlaces, children }: WindowedCollectionProps) {
  const [places] = useState(() => new RowPlaces());
  const list = useMemo(() => ({ shape, places }), [shape, places]);
  const renderer = useMemo(
    () => ({
      isVirtualized: saysPlaces,
      layoutDelegate: places,
      CollectionRoot: Root,
      CollectionBranch: Branch,
    }),
    [places, saysPlaces],
  );
  return (
    <ListContext value={list}>
      <CollectionRendererContext value={renderer}>{children}</CollectionRendererContext>
    </ListContext>
  );
}
