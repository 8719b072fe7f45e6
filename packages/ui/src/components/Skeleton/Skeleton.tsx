import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends styles.SkeletonVariants {
  /** px, or any CSS length; the whole line when left out. */
  width?: number | string;
  /** px, or any CSS length; a line of text when left out. */
  height?: number | string;
  /** 'width / height' in place of a height: '16 / 9'. */
  ratio?: string;
}

/**
 * The shape of content that is loading, after 200 ms. Silent: the region around it says 'Loading' once.
 * Use `Spinner` where the shape is unknown.
 */
export function Skeleton({ width, height, ratio, radius }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton({ radius })}
      style={{
        inlineSize: width,
        blockSize: ratio === undefined ? height : 'auto',
        aspectRatio: ratio,
      }}
    />
  );
}
