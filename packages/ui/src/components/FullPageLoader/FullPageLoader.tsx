import type { ReactNode } from 'react';
import { BrandMark } from '../Brand/Brand.tsx';
import * as styles from './FullPageLoader.css.ts';

export interface FullPageLoaderProps {
  /** 'Loading application...'. */
  children: string;
  /** For a long wait: an explanation and an alternative. */
  notice?: ReactNode;
}

/** The whole window while nothing else can be shown. Use `Skeleton` inside a page. */
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
