import { createContext, useContext, type ReactNode } from 'react';
import { Separator, Toolbar as AriaToolbar } from 'react-aria-components';
import * as styles from './Toolbar.css.ts';

type Orientation = 'horizontal' | 'vertical';

const OrientationContext = createContext<Orientation>('horizontal');

export interface ToolbarProps {
  /** Accessible name, the toolbar's purpose: 'Script editing'. */
  label: string;
  /** The direction of the controls and of the arrow keys that move between them. */
  orientation?: Orientation;
  /** Buttons, with a `ToolbarSeparator` between groups. */
  children: ReactNode;
}

/**
 * Controls that belong together, as one Tab stop: arrow keys move between them, and Tab returns to the last
 * used one. The toolbar wraps if there is no room. Use `Inline` for controls that each need their own Tab
 * stop, such as the filters of a list, and for anything with a text caret.
 */
export function Toolbar({ label, orientation = 'horizontal', children }: ToolbarProps) {
  return (
    <OrientationContext value={orientation}>
      <AriaToolbar aria-label={label} orientation={orientation} className={styles.toolbar}>
        {children}
      </AriaToolbar>
    </OrientationContext>
  );
}

/** A line between groups of a `Toolbar`. */
export function ToolbarSeparator() {
  const isAcross = useContext(OrientationContext) === 'horizontal';
  return (
    <Separator orientation={isAcross ? 'vertical' : 'horizontal'} className={styles.separator} />
  );
}
