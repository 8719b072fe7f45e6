import { Skeleton } from '../Skeleton/Skeleton.tsx';
import * as styles from './ProjectCardSkeleton.css.ts';

/** The placeholder shape of a `ProjectCard` that is still loading. It is silent; see `Skeleton`. */
export function ProjectCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton ratio="16 / 9" radius="thumbnail" />
      <div className={styles.facts}>
        <Skeleton width="48%" height={24} />
      </div>
      <div className={styles.words}>
        <Skeleton width="64%" height={16} />
        <Skeleton width="44%" height={12} />
      </div>
      <div className={styles.foot}>
        <Skeleton width={56} height={14} />
        <Skeleton width={48} height={14} />
      </div>
    </div>
  );
}
