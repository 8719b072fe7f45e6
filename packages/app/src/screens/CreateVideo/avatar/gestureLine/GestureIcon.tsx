import { Icon } from '@lectern/ui';
import type { GestureChoice } from '../../script/gestures/gestureChoices.ts';
import * as styles from './GestureLine.css.ts';

/** The icon of a gesture, turned as it points. */
export function GestureIcon({ icon, turn = 0 }: Pick<GestureChoice, 'icon' | 'turn'>) {
  return (
    <span className={styles.icon} style={{ rotate: `${turn}deg` }}>
      <Icon icon={icon} size="sm" />
    </span>
  );
}
