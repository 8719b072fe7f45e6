import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends styles.SkeletonVariants {
  /** Width in px, or any CSS length; the full width by default. */
  width?: number | string;
  /** Height in px, or any CSS length; one line of text by default. */
  height?: number | string;
  /** 'width / height' instead of a height: '16 / 9'. */
  ratio?: string;
}

/**
 * The placeholder shape of content that is loading, shown after 200 ms. It is silent: the region around it
 * announces 'Loading' once. Use `Spinner` if the shape is unknown.
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
