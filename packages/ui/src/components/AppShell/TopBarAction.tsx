import { Button } from 'react-aria-components';
import * as styles from './TopBar.css.ts';

export interface TopBarActionProps {
  /** Its words. */
  children: string;
  /** Called when it is pressed. */
  onPress: () => void;
}

/**
 * The one tonal action of the top bar ('Upgrade to get credits'). Phones hide it: give the profile
 * menu the same action. Use `Button` anywhere else.
 */
export function TopBarAction({ children, onPress }: TopBarActionProps) {
  return (
    <Button className={styles.action} onPress={onPress}>
      {children}
    </Button>
  );
}
