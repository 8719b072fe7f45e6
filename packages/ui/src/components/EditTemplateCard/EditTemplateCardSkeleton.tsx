import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './EditTemplateCard.css.ts';

/** The placeholder shape of an `EditTemplateCard` that is still loading. It is silent; see `Skeleton`. */
export function EditTemplateCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="9 / 16" radius="thumbnail" />
      <div className={styles.skeletonFoot}>
        <Skeleton width={72} height={14} />
        <Skeleton width={16} height={16} />
      </div>
    </div>
  );
}
