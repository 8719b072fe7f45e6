import { Panel } from '@lectern/ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { VideoRow } from '../../backend/videoTables.ts';
import { type RowActions, TableRow } from './TableRow.tsx';
import * as styles from './VideoTable.css.ts';

export type { RowActions };

export interface VideoRowsProps {
  rows: readonly VideoRow[];
  /** The progress of the film being made, 0–100; null if there is none. */
  percent: number | null;
  actions: RowActions;
}

/** The height of most rows, in px. */
const USUAL_HEIGHT = 56;

/**
 * The rows of a table, which scroll with the page; of thousands, only those near the viewport are in the
 * DOM (decision 100). Assistive technology is given the total.
 */
export function VideoRows({ rows, percent, actions }: VideoRowsProps) {
  const body = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  // Only read here, and not passed to anything memoized.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => USUAL_HEIGHT,
    scrollMargin: top,
    overscan: 8,
    getItemKey: (index) => rows[index]?.row ?? index,
  });
  useLayoutEffect(() => {
    const find = () =>
      setTop((body.current?.getBoundingClientRect().top ?? 0) + Math.round(window.scrollY));
    // Content above the rows may appear and disappear.
    const observer = new ResizeObserver(find);
    observer.observe(document.body);
    find();
    return () => observer.disconnect();
  }, []);
  const drawn = virtual.getVirtualItems();
  const before = (drawn[0]?.start ?? top) - top;
  const after = virtual.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  return (
    <Panel padding="none">
      <div role="table" aria-label="Videos" aria-rowcount={rows.length + 1}>
        <div role="rowgroup">
          <div role="row" aria-rowindex={1} className={styles.rowHead}>
            <span role="columnheader">Row</span>
            <span role="columnheader">Video</span>
            <span role="columnheader">State</span>
            <span role="columnheader">Progress</span>
            <span role="columnheader">Length</span>
            <span role="columnheader" className={styles.actionsHead}>
              Actions
            </span>
          </div>
        </div>
        <div role="rowgroup" ref={body}>
          <div role="presentation" style={{ blockSize: before }} />
          {drawn.map(({ index }) => {
            const row = rows[index];
            return (
              row && (
                <div
                  key={row.row}
                  ref={virtual.measureElement}
                  data-index={index}
                  role="row"
                  aria-rowindex={index + 2}
                  className={styles.row}
                >
                  <TableRow
                    row={row}
                    percent={row.state === 'making' ? percent : null}
                    actions={actions}
                  />
                </div>
              )
            );
          })}
          <div role="presentation" style={{ blockSize: Math.max(0, after) }} />
        </div>
      </div>
    </Panel>
  );
}
