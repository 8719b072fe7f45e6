import type { ReactNode } from 'react';
import { BrandMark } from '../Brand/Brand.tsx';
import * as styles from './FullPageLoader.css.ts';

export interface FullPageLoaderProps {
  /** What is being waited for: 'Loading application...'. */
  children: string;
  /** Where it takes long: a word and a way out. */
  notice?: ReactNode;
}

/** The whole window while nothing else can be shown. Use `Skeleton` inside a page. */
export function FullPageLoader({ children, notice }: FullPageLoaderProps) {
  return (
    <div className={styles.page} role="status">
      <span className={styles.mark}>
        <BrandMark />
      </span>
      <p className={styles.sentence}>{children}</p>
      {notice}
    </div>
  );
}
