import { useRef, type ReactNode } from 'react';
import { useOverflow } from '../../layout/useOverflow.ts';
import * as styles from './Dialog.css.ts';

interface DialogBodyProps {
  /** Accessible name of the body while it scrolls. */
  title: string;
  size: (typeof styles.DIALOG_SIZES)[number];
  children: ReactNode;
}

/** The scrolling part of a dialog, focusable while its content overflows. */
export function DialogBody({ title, size, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const isScrollable = useOverflow(body);
  return (
    <div
      ref={body}
      className={styles.body({ size })}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': title })}
    >
      <div>{children}</div>
    </div>
  );
}
