import type { ReactNode } from 'react';
import * as styles from './WizardFooter.css.ts';

export interface WizardFooterProps {
  /** Back: a large `ghost` button or link. */
  start?: ReactNode;
  /** The state of the work, such as 'Draft kept in this project'; visually hidden on phones. */
  note?: ReactNode;
  /** Continue: the view's one primary button. */
  children: ReactNode;
}

/**
 * The foot of a wizard's step, in view at the bottom of the window; at the end of the page where a phone's
 * text is so large that it would take more than a fifth of the window.
 */
export function WizardFooter({ start, note, children }: WizardFooterProps) {
  return (
    <div className={styles.footer} data-foot>
      <div className={styles.bar}>
        {start}
        {note !== undefined && <div className={styles.note}>{note}</div>}
        <div className={styles.end}>{children}</div>
      </div>
    </div>
  );
}
