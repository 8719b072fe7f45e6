import { LecternDrawing } from '../EmptyState/Lectern.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import * as styles from './TemplateCard.css.ts';

export interface ScratchCardProps {
  /** Title, also the label of the button: 'Start from Scratch'. */
  title: string;
  /** Description in one sentence. */
  description: string;
  /** Link target of the button. */
  href: string;
}

/**
 * The card for starting without a template, shown among the templates (specification section 2, Templates).
 */
export function ScratchCard({ title, description, href }: ScratchCardProps) {
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.scratch}>
        <span className={styles.drawing}>
          <LecternDrawing />
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
        </div>
        <p className={styles.description}>{description}</p>
        <div className={styles.actions}>
          <LinkButton href={href} size="sm" variant="primary">
            {title}
          </LinkButton>
        </div>
      </div>
    </article>
  );
}
