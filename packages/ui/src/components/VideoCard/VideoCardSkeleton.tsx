import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './VideoCard.css.ts';

/** The shape of a `VideoCard` that is still loading; silent, see `Skeleton`. */
export function VideoCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="16 / 9" radius="thumbnail" />
      <div className={styles.skeletonMeta}>
        <Skeleton width="68%" height={16} />
      </div>
      <div className={styles.skeletonMeta}>
        <Skeleton width={80} height={12} />
        <Skeleton width={64} height={14} />
      </div>
    </div>
  );
}
