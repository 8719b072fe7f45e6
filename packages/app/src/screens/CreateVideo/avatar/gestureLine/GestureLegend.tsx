import { Button, Text } from '@lectern/ui';
import * as styles from './GestureLine.css.ts';

export interface GestureLegendProps {
  /** How many gestures by rule are turned off. */
  off: number;
  /** Null where nothing can be changed. */
  onTurnOn: (() => void) | null;
}

/** The two kinds of ticks, and the way back for those that are turned off. */
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
