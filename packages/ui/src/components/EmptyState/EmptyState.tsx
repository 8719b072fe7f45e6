import type { ReactNode, Ref } from 'react';
import { createLatePart } from '../../loading/latePart.ts';
import { Heading } from '../Text/Heading.tsx';
import { Sentence } from '../Text/Sentence.tsx';
import { Text } from '../Text/Text.tsx';
import type { IllustrationProps } from './Illustration.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** Title: 'No videos found'. */
  title: string;
  /** One sentence: the reason, and what to do. */
  children?: ReactNode;
  /** A decorative illustration above the text. */
  illustration?: IllustrationProps['name'];
  /** At most two buttons (design guide, Empty and error). */
  actions?: ReactNode;
  /** Shown below everything else: technical details. */
  footer?: ReactNode;
  /** Heading level of the title in the document's outline. */
  level?: 1 | 2 | 3;
  /** Lets a screen move focus to the title. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Most pages never show one, so no first load should wait for the illustrations. */
const lateIllustration = createLatePart(() => import('./Illustration.tsx'));

/** Shown where there is no content yet, or no content that matches. Use `ErrorState` if loading failed. */
export function EmptyState({
  title,
  children,
  illustration,
  actions,
  footer,
  level = 2,
  headingRef,
}: EmptyStateProps) {
  const late = lateIllustration.usePart();
  return (
    <div className={styles.state}>
      {illustration && (
        <div className={styles.picture}>{late && <late.Illustration name={illustration} />}</div>
      )}
      <div className={styles.words}>
        <Heading
          level={level}
          variant={level === 1 ? 'h1' : 'h2'}
          ref={headingRef}
          tabIndex={headingRef ? -1 : undefined}
        >
          {title}
        </Heading>
        {children !== undefined && (
          <div className={styles.sentence}>
            <Text as="div" variant={level === 1 ? 'lead' : 'body'}>
              {typeof children === 'string' ? <Sentence>{children}</Sentence> : children}
            </Text>
          </div>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
      {footer}
    </div>
  );
}
