import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './DashboardCard.css.ts';

/** The shape of a `DashboardCard` that is still loading; silent, see `Skeleton`. */
export function DashboardCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="560 / 230" radius="control" />
      <div className={styles.body}>
        <div className={styles.skeletonWords}>
          <Skeleton width="48%" height={20} />
          <Skeleton width="76%" height={14} />
        </div>
        <Skeleton width={84} height={32} radius="control" />
      </div>
    </div>
  );
}
