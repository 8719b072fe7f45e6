import { fraction, percent } from '../../format/fraction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Progress } from '../../progress/Progress.tsx';
import * as styles from './PartsBar.css.ts';
import { messages } from './PartsBar.messages.ts';
import { type Part, rowOf, shareOf } from './partsRow.ts';

export interface PartsBarProps {
  /** Accessible name of the bar: 'Parts of the video'. */
  label: string;
  /** The parts from first to last. */
  parts: readonly Part[];
  /** Label of the kept parts: 'Used again'. 'Kept' by default. */
  keptLabel?: string;
}

/**
 * The parts of a long job in a row, with a legend that counts them: kept, made now, to make. Use
 * `ProgressBar` if a single percentage is enough.
 */
export function PartsBar({ label, parts, keptLabel }: PartsBarProps) {
  const words = useMessages('partsBar', messages);
  const count = (...states: Part['state'][]) =>
    parts.filter(({ state }) => states.includes(state)).length;
  const legend = [
    { state: 'kept', name: keptLabel ?? words.kept, count: count('kept') } as const,
    { state: 'made', name: words.made, count: count('made') } as const,
    { state: 'waiting', name: words.toMake, count: count('working', 'waiting') } as const,
  ]
    .filter((entry) => entry.count > 0)
    .map((entry, at) => ({ ...entry, text: words.entry(entry.name, entry.count, at === 0) }));
  const row = rowOf(parts);
  return (
    // One name with the counts: the drawing is only visual.
    <Progress
      className={styles.partsBar}
      aria-label={label}
      value={percent(shareOf(parts) * 100)}
      valueText={legend.map(({ text }) => text).join('; ')}
    >
      <div className={styles.row} data-density={row.density}>
        {row.runs.map(({ state, count: length, share, at }) => (
          <span key={at} className={styles.part} data-state={state} style={{ flexGrow: length }}>
            {state === 'working' && (
              <span
                className={styles.share}
                style={{ inlineSize: `${fraction(share ?? 0) * 100}%` }}
              />
            )}
          </span>
        ))}
      </div>
      <div className={styles.legend}>
        {legend.map(({ state, text }) => (
          <span key={state} className={styles.entry}>
            <span className={styles.swatch} data-state={state} />
            {text}
          </span>
        ))}
      </div>
    </Progress>
  );
}
