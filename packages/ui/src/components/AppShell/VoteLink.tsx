import { ChevronUp } from 'lucide-react';
import { Link } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Sidebar.css.ts';
import { messages } from './AppShell.messages.ts';

export interface VoteLinkProps {
  /** Link target: an external URL. */
  href: string;
  /** Number of votes so far. */
  count: number;
  /** Label of the link: 'Vote for Lectern'. */
  label: string;
}

/** The sidebar's footer: links to a product-voting site in a new tab and shows the votes so far. */
export function VoteLink({ href, count, label }: VoteLinkProps) {
  const words = useMessages('appShell', messages);
  return (
    <Link href={href} target="_blank" rel="noreferrer" className={styles.vote}>
      <span className={styles.voteCount}>
        <Icon icon={ChevronUp} size="sm" />
        <span>{count}</span>
      </span>
      <span>
        <span className={styles.voteTitle}>{label}</span>
        {words.newTab}
      </span>
    </Link>
  );
}
