import { Button } from 'react-aria-components';
import * as styles from './PlaceList.css.ts';

/** A place of a script, as a list repeats it. */
export interface ListedPlace {
  /** The text at the place. */
  written: string;
  /** The problem, in a sentence or two. */
  text: string;
}

export interface PlaceListProps {
  /** Names the list for assistive technology. */
  label: string;
  /** In the order of the script. */
  places: readonly ListedPlace[];
  /** Index of the one whose note is open; null where none is. */
  current: number | null;
  /** The index of the place that was pressed. */
  onSelect: (index: number) => void;
}

/** The places of a script that have notes, beside a `ScriptSheet`; a press goes to the place. */
export function PlaceList({ label, places, current, onSelect }: PlaceListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {places.map(({ written, text }, index) => (
        // A place has no identity but its order.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>
          <Button
            className={styles.place}
            aria-current={index === current ? 'true' : undefined}
            onPress={() => onSelect(index)}
          >
            <bdi className={styles.written}>{written}</bdi>
            <span>{text}</span>
          </Button>
        </li>
      ))}
    </ol>
  );
}
