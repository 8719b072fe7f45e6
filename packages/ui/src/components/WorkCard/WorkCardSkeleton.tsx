import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './WorkCard.css.ts';

/** The placeholder shape of a `WorkCard` that is still loading. It is silent; see `Skeleton`. */
export function WorkCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.columns}>
        <Skeleton ratio="16 / 9" radius="control" />
        <div className={styles.words}>
          <Skeleton width="60%" height={16} />
          <p className={styles.next}>
            <Skeleton width="40%" height={12} />
          </p>
        </div>
        <Skeleton width={96} height={40} radius="control" />
      </div>
    </div>
  );
}
