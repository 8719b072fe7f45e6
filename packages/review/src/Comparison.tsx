import { Icon } from '@lectern/ui';
import { ChevronsLeftRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as styles from './Comparison.css.ts';
import { useReviewKeys } from './useReviewKeys.ts';

interface ComparisonProps {
  /** A line that moves across the pictures, or one picture fading into the other. */
  kind: 'slider' | 'onion';
  /** Before, then after. Pictures of different sizes are aligned at their start. */
  children: [ReactNode, ReactNode];
  areKeysOn: boolean;
}

/** Percent moved by one press of an arrow key. */
const STEP = 2;

/** Two pictures on top of each other, with a control for how much of the first one is visible. */
export function Comparison({ kind, children: [before, after], areKeysOn }: ComparisonProps) {
  const [share, setShare] = useState(50);
  const move = (by: number) => setShare((value) => Math.min(100, Math.max(0, value + by)));
  useReviewKeys(areKeysOn, { ArrowLeft: () => move(-STEP), ArrowRight: () => move(STEP) });
  return (
    <div className={styles.pair} style={{ [styles.SHARE as string]: `${share}%` }}>
      <div className={styles.layer}>{after}</div>
      <div className={styles.upper({ kind })}>{before}</div>
      <input
        type="range"
        className={styles.range({ kind })}
        aria-label="How much of before"
        aria-valuetext={`${share} %`}
        value={share}
        min={0}
        max={100}
        onChange={(event) => setShare(event.target.valueAsNumber)}
      />
      {kind === 'slider' && (
        <span className={styles.line} aria-hidden="true">
          <span className={styles.knob}>
            <Icon icon={ChevronsLeftRight} size="md" />
          </span>
        </span>
      )}
    </div>
  );
}
