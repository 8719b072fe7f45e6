import { IconButton, PageHeader, type PageHeaderProps } from '@lectern/ui';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import * as styles from './VideosFromTable.css.ts';

export interface BackHeaderProps extends PageHeaderProps {
  /** The target of the arrow. */
  backTo: string;
  /** Its accessible name: 'Back to My Videos'. */
  backLabel: string;
}

/**
 * A page's title with a back arrow before it. Phones have no room for the arrow: give them another way
 * back.
 */
export function BackHeader({ backTo, backLabel, ...header }: BackHeaderProps) {
  const navigate = useNavigate();
  return (
    <div className={styles.header}>
      <div className={styles.back}>
        <IconButton
          icon={ArrowLeft}
          isDirectional
          aria-label={backLabel}
          onPress={() => void navigate(backTo)}
        />
      </div>
      <PageHeader {...header} />
    </div>
  );
}
