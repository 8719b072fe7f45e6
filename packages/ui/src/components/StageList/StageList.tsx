import { CircleCheck, CircleDashed } from 'lucide-react';
import { percent } from '../../format/fraction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './StageList.css.ts';
import { messages } from './StageList.messages.ts';

export interface Stage {
  /** Unique within the list. */
  id: string;
  /** The stage's result: 'Sound and captions'. */
  label: string;
  /** State of the stage; at most one stage is current. */
  state: 'done' | 'current' | 'waiting';
  /** The time it took, or its progress: '465 of 750'. */
  detail?: string;
  /** Percentage of the current stage, 0–100; a spinner is shown if it is unknown. */
  progress?: number;
}

export interface StageListProps {
  /** The stages from first to last. */
  stages: readonly Stage[];
  /** Accessible name of the list. */
  label?: string;
}

/** The stages of a long job from top to bottom. Use `Stepper` for steps that a user takes. */
export function StageList({ stages, label }: StageListProps) {
  const words = useMessages('stageList', messages);
  return (
    <Panel padding="none">
      <ol className={styles.list} aria-label={label ?? words.label}>
        {stages.map((stage) => (
          <li
            key={stage.id}
            className={styles.stage}
            data-state={stage.state}
            aria-current={stage.state === 'current' ? 'step' : undefined}
          >
            <span className={styles.mark}>
              <Mark stage={stage} />
            </span>
            <span className={styles.label}>
              <VisuallyHidden>{words[stage.state]}: </VisuallyHidden>
              {stage.label}
            </span>
            {stage.detail !== undefined && <bdi className={styles.detail}>{stage.detail}</bdi>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function Mark({ stage }: { stage: Stage }) {
  if (stage.state === 'done') return <Icon icon={CircleCheck} />;
  if (stage.state === 'waiting') return <Icon icon={CircleDashed} />;
  if (stage.progress === undefined) return <Spinner />;
  const circle = { cx: 9, cy: 9, r: 7.5, strokeWidth: 3 };
  return (
    <svg className={styles.ring} viewBox="0 0 18 18" aria-hidden="true">
      <circle {...circle} className={styles.ringTrack} />
      <circle
        {...circle}
        className={styles.ringArc}
        pathLength={100}
        strokeDasharray={100}
        strokeDashoffset={100 - percent(stage.progress)}
        transform="rotate(-90 9 9)"
      />
    </svg>
  );
}
