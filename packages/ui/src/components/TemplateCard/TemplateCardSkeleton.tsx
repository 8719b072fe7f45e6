import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './TemplateCard.css.ts';

/** The placeholder shape of a `TemplateCard` that is still loading. It is silent; see `Skeleton`. */
export function TemplateCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="16 / 9" radius="thumbnail" />
      <div className={styles.body}>
        <div className={styles.skeletonWords}>
          <Skeleton width="52%" height={17} />
          <Skeleton width="84%" height={14} />
        </div>
        <Skeleton width={112} height={32} radius="control" />
      </div>
    </div>
  );
}
