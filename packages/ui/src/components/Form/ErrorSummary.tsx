import { CircleAlert } from 'lucide-react';
import type { Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Heading } from '../Text/Heading.tsx';
import * as styles from './Form.css.ts';

export interface FormError {
  /** The `name` of the field; omit it if the error does not concern a single field. */
  name?: string;
  /** The same text as at the field: what is wrong and what to do. */
  message: string;
}

interface ErrorSummaryProps {
  title: string;
  errors: readonly FormError[];
  onGoTo: (name: string) => void;
  ref: Ref<HTMLDivElement>;
}

/**
 * The box takes focus and the alert inside it is announced, as in the GOV.UK design system: a role on the
 * box itself keeps some screen readers from reading all of it.
 */
export function ErrorSummary({ title, errors, onGoTo, ref }: ErrorSummaryProps) {
  return (
    <div ref={ref} tabIndex={-1} className={styles.summary}>
      <span className={styles.icon}>
        <Icon icon={CircleAlert} />
      </span>
      <div role="alert" className={styles.words}>
        <Heading level={2} variant="h4">
          {title}
        </Heading>
        {/* Safari drops list semantics from unstyled lists. */}
        <ul role="list" className={styles.list}>
          {errors.map(({ name, message }, index) => (
            // Two errors can have the same text.
            <li key={`${index} ${name}`} className={styles.item}>
              {name === undefined ? (
                message
              ) : (
                <a
                  href={`#${encodeURIComponent(name)}`}
                  className={styles.link}
                  onClick={(event) => {
                    // Keep the URL, which belongs to the router.
                    event.preventDefault();
                    onGoTo(name);
                  }}
                >
                  {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
