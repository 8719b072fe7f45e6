import * as styles from './Checkbox.css.ts';

/** The box with its tick, or with a dash if only some items are selected. */
export function CheckMark({
  isSelected,
  isIndeterminate,
}: {
  isSelected: boolean;
  isIndeterminate: boolean;
}) {
  return (
    <span className={styles.box}>
      {(isSelected || isIndeterminate) && (
        <svg className={styles.tick} viewBox="0 0 24 24" aria-hidden="true">
          <path d={isIndeterminate ? 'M5 12h14' : 'M20 6 9 17l-5-5'} />
        </svg>
      )}
    </span>
  );
}
