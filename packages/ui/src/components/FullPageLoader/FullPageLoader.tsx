import type { ReactNode } from 'react';
import { BrandMark } from '../Brand/Brand.tsx';
import * as styles from './FullPageLoader.css.ts';

export interface FullPageLoaderProps {
  /** Heading that says what is loading: 'Loading application...'. */
  children: string;
  /** An explanation and an alternative, for a long wait. */
  notice?: ReactNode;
}

/** Fills the whole window while nothing else can be shown. Use `Skeleton` inside a page. */
export function FullPageLoader({ children, notice }: FullPageLoaderProps) {
  return (
    <main className={styles.page}>
      <span className={styles.mark}>
        <BrandMark />
      </span>
      <div role="status" className={styles.status}>
        <h1 className={styles.sentence}>{children}</h1>
        {notice}
      </div>
    </main>
  );
}
