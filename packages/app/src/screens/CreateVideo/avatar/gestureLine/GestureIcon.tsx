import { Icon } from '@lectern/ui';
import type { GestureChoice } from '../../script/gestures/gestureChoices.ts';
import * as styles from './GestureLine.css.ts';

/** The icon of a gesture, rotated to point its way. */
export function GestureIcon({ icon, turn = 0 }: Pick<GestureChoice, 'icon' | 'turn'>) {
  return (
    <span className={styles.icon} style={{ rotate: `${turn}deg` }}>
      <Icon icon={icon} size="sm" />
    </span>
  );
}
