import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { facts } from '../ProjectCard/ProjectCardSkeleton.css.ts';
import * as styles from './VideoCard.css.ts';

/** The placeholder shape of a `VideoCard` that is still loading. It is silent; see `Skeleton`. */
export function VideoCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="16 / 9" radius="thumbnail" />
      <div className={facts}>
        <Skeleton width="48%" height={24} />
      </div>
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
