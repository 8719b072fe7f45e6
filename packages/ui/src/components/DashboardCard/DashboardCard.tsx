import { Image } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../Picture/Picture.tsx';
import * as styles from './DashboardCard.css.ts';

export interface DashboardCardProps {
  /** Name of the tool: 'Image generator'. */
  title: string;
  /** Picture, square or wider, cropped to an 80 px square; an icon if it is missing or broken. */
  src: string | null;
  /** One or two small `LinkButton`s. At most one card on a page may have a primary one. */
  actions: ReactNode;
  /** Heading level of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/** A tool on the dashboard, with links to start using it (specification section 2, Dashboard). */
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
