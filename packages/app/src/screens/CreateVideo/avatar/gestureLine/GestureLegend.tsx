import { Button, Text } from '@lectern/ui';
import * as styles from './GestureLine.css.ts';

export interface GestureLegendProps {
  /** Number of gestures by rule that are turned off. */
  off: number;
  /** Null if nothing can be changed. */
  onTurnOn: (() => void) | null;
}

/** The legend of the two kinds of ticks, with a button that turns gestures on again. */
export function GestureLegend({ off, onTurnOn }: GestureLegendProps) {
  return (
    <div className={styles.legend}>
      {off > 0 && onTurnOn && (
        <Button variant="ghost" size="sm" onPress={onTurnOn}>
          Turn on {off} again
        </Button>
      )}
      <Text as="span" variant="caption" tone="subtle">
        <span className={styles.key}>
          <i className={styles.sample} />
          Mark
        </span>
      </Text>
      <Text as="span" variant="caption" tone="subtle">
        <span className={styles.key}>
          <i className={styles.sample} data-rule />
          By rule
        </span>
      </Text>
    </div>
  );
}
