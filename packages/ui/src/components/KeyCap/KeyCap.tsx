import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './KeyCap.css.ts';

export interface KeyCapProps {
  /** Text on the cap: 'Esc', '⌘'. */
  children: string;
  /** Name for screen readers, if the text on the cap does not say it: 'Command'. */
  spoken?: string;
}

/** A key of the keyboard, drawn as a key cap. Use `KeyboardShortcutsSheet` for a list of shortcuts. */
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
