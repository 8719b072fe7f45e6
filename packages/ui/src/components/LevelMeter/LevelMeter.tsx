import { Meter } from 'react-aria-components';
import * as styles from './LevelMeter.css.ts';

const BARS = Array.from({ length: 20 }, (_, at) => at);

/** The tone of a bar by its position: the last one is too loud. */
const toneOf = (at: number) => (at === BARS.length - 1 ? 'over' : at >= 16 ? 'high' : 'good');

export interface LevelMeterProps {
  /** Names the measured quantity: 'Level of the microphone'. */
  label: string;
  /** Level in bars, 0–20. */
  value: number;
  /** The loudness in words: 'Good'. */
  word: string;
}

/**
 * The loudness of a microphone, in bars with a word next to them. It is not a live region: announce changes
 * of state yourself. Use `ProgressBar` for progress.
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
