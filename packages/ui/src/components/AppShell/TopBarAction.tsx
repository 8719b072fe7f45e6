import { Button } from 'react-aria-components';
import * as styles from './TopBar.css.ts';

export interface TopBarActionProps {
  /** The label. */
  children: string;
  /** Called when the action is pressed. */
  onPress: () => void;
}

/**
 * The single tonal action of the top bar ('Upgrade to get credits'). It is hidden on phones, so add the
 * same action to the profile menu. Use `Button` anywhere else.
 */
export function TopBarAction({ children, onPress }: TopBarActionProps) {
  return (
    <Button className={styles.action} onPress={onPress}>
      {children}
    </Button>
  );
}
