import type { ReactNode } from 'react';
// Drawn from the notionists recipe 'Wren' (Zoish, CC0 1.0) and our own lectern.
import presenterAtLectern from '../../assets/art-login.svg?no-inline';
import { Brand } from '../Brand/Brand.tsx';
import * as styles from './AuthLayout.css.ts';

export interface AuthLayoutProps {
  /** Heading and form; at most 400 px wide, centred. */
  children: ReactNode;
  /** The picture's URL. The default is a presenter at the lectern. */
  art?: string;
  /** A single unobtrusive line at the bottom. */
  footer?: ReactNode;
}

/** The layout for sign-in and registration: the form at the start, a picture at the end from 1024 px. */
export function AuthLayout({ children, art = presenterAtLectern, footer }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.column}>
        <header>
          <Brand />
        </header>
        <main id="main" tabIndex={-1} className={styles.form}>
          {children}
        </main>
        {footer !== undefined && <footer className={styles.footer}>{footer}</footer>}
      </div>
      <div className={styles.art}>
        {/* Lazy, so phones, which have no room for it, do not fetch it. */}
        <img src={art} alt="" loading="lazy" className={styles.picture} />
      </div>
    </div>
  );
}
