import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './ScriptCard.css.ts';

const LINES = ['96%', '100%', '92%', '48%'];

/** The placeholder shape of a `ScriptCard` that is still loading. It is silent; see `Skeleton`. */
export function ScriptCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.head}>
        <Skeleton width={72} height={22} />
      </div>
      <div className={styles.title}>
        <Skeleton width="56%" height={17} />
      </div>
      <div className={styles.skeletonText}>
        {LINES.map((width) => (
          <Skeleton key={width} width={width} height={14} />
        ))}
      </div>
      <Skeleton width="62%" height={12} />
      <div className={styles.skeletonFoot}>
        <Skeleton width={56} height={14} />
        <Skeleton width={104} height={14} />
      </div>
    </div>
  );
}
