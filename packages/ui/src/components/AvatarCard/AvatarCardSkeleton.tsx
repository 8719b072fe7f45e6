import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './AvatarCardSkeleton.css.ts';

/** The placeholder shape of an `AvatarCard` that is still loading. It is silent; see `Skeleton`. */
export function AvatarCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="4 / 5" radius="panel" />
      <div className={styles.words}>
        <Skeleton width="52%" height={15} />
        <Skeleton width="66%" height={12} />
      </div>
    </div>
  );
}
