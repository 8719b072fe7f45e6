import * as styles from './SentenceTicks.css.ts';
import type { Tick } from './takes.ts';

/** One tick a sentence: kept, kept although doubtful, current, open. Words beside it say the same. */
export function SentenceTicks({ ticks }: { ticks: readonly Tick[] }) {
  return (
    <span
      className={styles.ticks}
      // Twenty px each with four between them, as long as there is room.
      style={{ inlineSize: ticks.length * 24 - 4 }}
      aria-hidden="true"
    >
      {ticks.map((state, at) => (
        // Sentences have no identity here but their place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={styles.tick} data-state={state} />
      ))}
    </span>
  );
}
