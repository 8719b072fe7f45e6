import * as styles from './KeyHint.css.ts';

/** The key of a button, shown visually only: screen reader users find it in the sheet of keys. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className={styles.key} aria-hidden="true">
      {children}
    </kbd>
  );
}
