import * as styles from './SentenceTicks.css.ts';
import type { Tick } from './takes.ts';

/**
 * One tick per sentence: kept, kept although doubtful, current, open. The text next to it says the same.
 */
export function SentenceTicks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <span
      className={styles.ticks}
      // Each tick is 20 px wide with 4 px between them, as long as there is room.
      style={{ inlineSize: ticks.length * 24 - 4 }}
      aria-hidden="true"
    >
      {ticks.map((state, at) => (
        // Sentences have no identity here except their position.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={styles.tick} data-state={state} />
      ))}
    </span>
  );
}
