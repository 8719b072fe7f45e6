import { Meter } from 'react-aria-components';
import * as styles from './LevelMeter.css.ts';

const BARS = Array.from({ length: 20 }, (_, at) => at);

/** The look of a bar by its place: the last one is too loud. */
const toneOf = (at: number) => (at === BARS.length - 1 ? 'over' : at >= 16 ? 'high' : 'good');

export interface LevelMeterProps {
  /** What is measured: 'Level of the microphone'. */
  label: string;
  /** 0–20 bars. */
  value: number;
  /** How loud that is, in a word: 'Good'. */
  word: string;
}

/**
 * How loud a microphone hears, in bars with a word beside them. It is no live region: announce changes
 * of state yourself. Use `ProgressBar` for how much is done.
 */
export function LevelMeter({ label, value, word }: LevelMeterProps) {
  return (
    <Meter
      className={styles.meter}
      aria-label={label}
      minValue={0}
      maxValue={BARS.length}
      value={Number.isFinite(value) ? value : 0}
      valueLabel={word}
    >
      <span className={styles.bars} aria-hidden="true">
        {BARS.map((at) => (
          <span key={at} className={styles.bar} data-lit={at < value ? toneOf(at) : undefined} />
        ))}
      </span>
      <span className={styles.word} aria-hidden="true">
        {word}
      </span>
    </Meter>
  );
}
