import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './KeyCap.css.ts';

export interface KeyCapProps {
  /** What is printed on it: 'Esc', '⌘'. */
  children: string;
  /** Its name for screen readers, where what is printed does not say it: 'Command'. */
  spoken?: string;
}

/** A key of the keyboard, as its cap. Use `KeyboardShortcutsSheet` for a list of shortcuts. */
export function KeyCap({ children, spoken = children }: KeyCapProps) {
  return (
    <kbd className={styles.keyCap}>
      {spoken === children ? (
        children
      ) : (
        <>
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{spoken}</VisuallyHidden>
        </>
      )}
    </kbd>
  );
}
