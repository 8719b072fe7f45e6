import type { ReactNode } from 'react';
import * as styles from './WizardFooter.css.ts';

export interface WizardFooterProps {
  /** The Back control: a large `ghost` button or link. */
  start?: ReactNode;
  /** State of the work, such as 'Draft kept in this project'; visually hidden on phones. */
  note?: ReactNode;
  /** The Continue control: the view's only primary button. */
  children: ReactNode;
}

/**
 * The footer of a wizard's step, always in view at the bottom of the window. On a phone it is at the end of
 * the page if its text is so large that it would take more than a fifth of the window.
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
