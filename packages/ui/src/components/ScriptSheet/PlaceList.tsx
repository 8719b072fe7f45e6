import { Button } from 'react-aria-components';
import * as styles from './PlaceList.css.ts';

/** A place in a script, as shown in the list. */
export interface ListedPlace {
  /** The text at the place. */
  written: string;
  /** The problem, in one or two sentences. */
  text: string;
}

export interface PlaceListProps {
  /** Names the list for assistive technology. */
  label: string;
  /** The places in the order of the script. */
  places: readonly ListedPlace[];
  /** Index of the place whose note is open; null if none is. */
  current: number | null;
  /** Called with the index of the pressed place. */
  onSelect: (index: number) => void;
}

/** The places in a script that have notes, listed next to a `ScriptSheet`. A press moves to the place. */
export function PlaceList({ label, places, current, onSelect }: PlaceListProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {places.map(({ written, text }, index) => (
        // Places have no identity except their order.
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
