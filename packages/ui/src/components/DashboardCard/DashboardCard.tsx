import { Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './DashboardCard.css.ts';

export interface DashboardCardProps {
  /** 'Image generator'. */
  title: string;
  /** Square or wider, cut to a square of 80; an icon where it is missing or broken. */
  src: string | null;
  /** One or two small `LinkButton`s. At most one card of a page may bring a primary one. */
  actions: ReactNode;
  /** Rank of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/** A tool of the dashboard and where to start (specification section 2, Dashboard). */
export function DashboardCard({ title, src, actions, headingLevel = 2 }: DashboardCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.picture}>
        <Picture src={src} missingIcon={Image} />
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>{title}</Heading>
        <div className={styles.actions}>{actions}</div>
      </div>
    </article>
  );
}
