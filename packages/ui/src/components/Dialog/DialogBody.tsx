import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as styles from './Dialog.css.ts';

interface DialogBodyProps {
  /** Its name while it scrolls. */
  title: string;
  size: (typeof styles.DIALOG_SIZES)[number];
  children: ReactNode;
}

/** The part of a dialog that scrolls; while it does, the keyboard can reach it. */
export function DialogBody({ title, size, children }: DialogBodyProps) {
  const body = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isScrollable, setScrollable] = useState(false);

  useEffect(() => {
    if (!body.current || !content.current) return undefined;
    const frame = body.current;
    const observer = new ResizeObserver(() => {
      setScrollable(frame.scrollHeight > frame.clientHeight);
    });
    observer.observe(frame);
    observer.observe(content.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={body}
      className={styles.body({ size })}
      {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-label': title })}
    >
      <div ref={content}>{children}</div>
    </div>
  );
}
