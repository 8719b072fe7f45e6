import { Illustration } from '../EmptyState/Illustration.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import * as styles from './TemplateCard.css.ts';

export interface ScratchCardProps {
  /** Also the words of its button: 'Start from Scratch'. */
  title: string;
  /** One sentence. */
  description: string;
  /** Where its button leads. */
  href: string;
  /** Rank of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/** The empty page among the templates (specification section 2, Templates). */
export function ScratchCard({ title, description, href, headingLevel = 2 }: ScratchCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card} aria-label={title}>
      <div className={styles.scratch}>
        <span className={styles.drawing}>
          <Illustration name="lectern" />
        </span>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
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
