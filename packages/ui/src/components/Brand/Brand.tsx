import { Link } from 'react-aria-components';
import * as styles from './Brand.css.ts';

export interface BrandProps extends styles.BrandVariants {
  /** Link target, usually the dashboard. Without it the brand is plain text. */
  href?: string;
}

/**
 * The mark and the name. The mark is a lectern seen from the front with a play-shaped opening (design
 * guide, Icons).
 */
export function Brand({ href, size }: BrandProps) {
  const content = (
    <>
      <BrandMark />
      <span className={styles.word}>Lectern</span>
    </>
  );
  const className = styles.brand({ size });
  return href === undefined ? (
    <span className={className}>{content}</span>
  ) : (
    <Link href={href} className={className}>
      {content}
    </Link>
  );
}

/** The mark alone, decorative. Use `Brand` if the name belongs next to it. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
      <path className={styles.plate} d="M5.4 3.5h21.2L30 10.2H2z" />
      <path
        className={styles.stand}
        fillRule="evenodd"
        d="M7.6 11.8h16.8l-1.2 13.4H8.8zM13.7 14.6v7.6l6.2-3.8z"
      />
      <path className={styles.stand} d="M6 26.6h20v2.9H6z" />
    </svg>
  );
}
