import type { ReactNode, Ref } from 'react';
import { createLatePart } from '../../loading/latePart.ts';
import { Heading } from '../Text/Heading.tsx';
import { Sentence } from '../Text/Sentence.tsx';
import { Text } from '../Text/Text.tsx';
import type { IllustrationProps } from './Illustration.tsx';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** 'No videos found'. */
  title: string;
  /** One sentence: why, and what to do. */
  children?: ReactNode;
  /** A picture above the words; decorative. */
  illustration?: IllustrationProps['name'];
  /** At most two buttons (design guide, Empty and error). */
  actions?: ReactNode;
  /** Below everything: technical details. */
  footer?: ReactNode;
  /** Rank of its title in the document's outline. */
  level?: 1 | 2 | 3;
  /** With it a screen can move focus to the title. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Most pages never show one: no first load should wait for drawings. */
const lateIllustration = createLatePart(() => import('./Illustration.tsx'));

/** A place that holds nothing yet, or nothing that fits. Use `ErrorState` when loading failed. */
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
