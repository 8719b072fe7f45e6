import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './PlanCard.css.ts';

const FEATURES = ['72%', '48%', '56%', '64%', '52%'];

/** The placeholder shape of a `PlanCard` that is still loading. It is silent; see `Skeleton`. */
export function PlanCardSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton width="38%" height={20} />
      <Skeleton width="52%" height={32} />
      <div className={styles.features}>
        {FEATURES.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
    </div>
  );
}
