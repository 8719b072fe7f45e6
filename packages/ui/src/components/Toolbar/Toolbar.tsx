import { createContext, useContext, type ReactNode } from 'react';
import { Separator, Toolbar as AriaToolbar } from 'react-aria-components';
import * as styles from './Toolbar.css.ts';

type Orientation = 'horizontal' | 'vertical';

const OrientationContext = createContext<Orientation>('horizontal');

export interface ToolbarProps {
  /** Its purpose: 'Script editing'. */
  label: string;
  /** The direction of the controls, and the arrow keys that move along it. */
  orientation?: Orientation;
  /** Buttons, and `ToolbarSeparator` between groups of them. */
  children: ReactNode;
}

/**
 * Controls that belong together as one stop of the Tab key: arrows move between them, and Tab comes
 * back to the one used last. Wraps where there is no room. Use `Inline` for controls that each deserve
 * a stop of their own, such as the filters of a list, and for anything with a text caret.
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
