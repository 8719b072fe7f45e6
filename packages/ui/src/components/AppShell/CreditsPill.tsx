import { Ticket } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './TopBar.css.ts';
import { messages } from './AppShell.messages.ts';

export interface CreditsPillProps {
  /** Number of credits left. */
  credits: number;
  /** Opens the details of the balance. */
  onPress: () => void;
}

/** The balance in the top bar, '114 credits left'. Phones show only the number. */
export function CreditsPill({ credits, onPress }: CreditsPillProps) {
  const words = useMessages('appShell', messages);
  return (
    <Button className={styles.credits} aria-label={words.creditsLeft(credits)} onPress={onPress}>
      <span className={styles.creditsIcon}>
        <Icon icon={Ticket} size="sm" />
      </span>
      <span>
        {credits} <span className={styles.words}>{words.credits}</span>
      </span>
    </Button>
  );
}
