import { Check } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Progress } from '../../progress/Progress.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';
import { messages } from './Stepper.messages.ts';

export interface Step {
  id: string;
  label: string;
}

export interface StepperProps {
  /** Accessible name of the navigation landmark: 'Create video steps'. */
  label: string;
  /** The steps from first to last, each named with one word. */
  steps: readonly Step[];
  /** The `id` of the current step; an unknown id counts as the first step. */
  currentId: string;
  /** Returns whether a step is completed; by default every step before the current one is. */
  isDone?: (id: string) => boolean;
  /** Returns the link target of a step; a step without one is plain text. */
  href?: (id: string) => string | undefined;
}

type State = 'done' | 'current' | 'later';

/**
 * The steps of a wizard: the current one solid, completed ones tinted with a tick, later ones outlined. In
 * narrow places it shows only numbers, and 'Step 2 of 5: Voice'. The progress is (step − 1) / (steps − 1)
 * (specification, section 4).
 */
export function Stepper({ label, steps, currentId, isDone = () => true, href }: StepperProps) {
  const words = useMessages('stepper', messages);
  const current = Math.max(
    0,
    steps.findIndex((step) => step.id === currentId),
  );
  const summary = words.step(current + 1, steps.length, steps[current]?.label ?? '');
  const stateOf = ({ id }: Step, index: number): State => {
    if (index === current) return 'current';
    return index < current && isDone(id) ? 'done' : 'later';
  };
  return (
    <nav className={styles.stepper} aria-label={label}>
      <Progress
        className={styles.hidden}
        aria-label={words.progress}
        value={current}
        maxValue={Math.max(1, steps.length - 1)}
        valueText={summary}
      />
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li key={step.id} className={styles.item}>
            {index > 0 && (
              <span className={styles.bar} data-filled={index <= current || undefined} />
            )}
            <StepMark
              label={step.label}
              number={index + 1}
              state={stateOf(step, index)}
              href={href?.(step.id)}
            />
          </li>
        ))}
      </ol>
      <p className={styles.summary} aria-hidden="true">
        {summary}
      </p>
    </nav>
  );
}

interface StepMarkProps {
  label: string;
  number: number;
  state: State;
  href: string | undefined;
}

function StepMark({ label, number, state, href }: StepMarkProps) {
  const words = useMessages('stepper', messages);
  const content = (
    <>
      <span className={styles.circle} aria-hidden={state === 'done' || undefined}>
        {state === 'done' ? <Icon icon={Check} size="sm" /> : number}
      </span>
      <span className={styles.name} aria-hidden={state === 'done' || undefined}>
        {label}
      </span>
      {/* A single text node: two would put a space into the accessible name. */}
      {state === 'done' && <VisuallyHidden>{words.done(label)}</VisuallyHidden>}
    </>
  );
  const ariaCurrent = state === 'current' ? 'step' : undefined;
  if (href === undefined || state === 'current') {
    return (
      <span className={styles.step} data-state={state} aria-current={ariaCurrent}>
        {content}
      </span>
    );
  }
  return (
    <Link href={href} className={styles.step} data-state={state}>
      {content}
    </Link>
  );
}
