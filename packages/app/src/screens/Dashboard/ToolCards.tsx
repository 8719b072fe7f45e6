import { DashboardCard, LinkButton } from '@lectern/ui';
import { paths } from '../../paths.ts';
import avatarTile from './tile-avatar.svg';
import imageTile from './tile-image.svg';
import videoTile from './tile-video.svg';
import * as styles from './Dashboard.css.ts';

export interface ToolCardsProps {
  /** Whether the video generator has the page's primary action, because there is no work to continue. */
  isPrimary: boolean;
}

/** The tools, and where to start with each (specification section 2, Dashboard). */
export function ToolCards({ isPrimary }: ToolCardsProps) {
  return (
    <div className={styles.tools}>
      <DashboardCard
        title="Image generator"
        src={imageTile}
        actions={
          <>
            <LinkButton href={paths.imageGenerator()} size="sm">
              Generate
            </LinkButton>
            <LinkButton href={paths.canvasEditor()} size="sm" variant="ghost">
              Create on canvas
            </LinkButton>
          </>
        }
      />
      <DashboardCard
        title="Video generator"
        src={videoTile}
        actions={
          <LinkButton href={paths.create()} size="sm" variant={isPrimary ? 'primary' : 'secondary'}>
            Generate
          </LinkButton>
        }
      />
      <DashboardCard
        title="AI Avatar generator"
        src={avatarTile}
        actions={
          <LinkButton href={paths.avatars()} size="sm">
            Lip sync
          </LinkButton>
        }
      />
    </div>
  );
}
