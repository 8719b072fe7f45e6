import { DashboardCard, Grid, LinkButton } from '@lectern/ui';
import { paths } from '../../paths.ts';
import avatarTile from './tile-avatar.svg';
import imageTile from './tile-image.svg';
import videoTile from './tile-video.svg';

/** What can be made, and where to start (specification section 2, Dashboard). */
export function ToolCards() {
  return (
    <Grid layout="thirds">
      <DashboardCard
        title="Image generator"
        description="Backdrops and product shots from a sentence."
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
        description="From a script to a presenter on screen."
        src={videoTile}
        actions={
          <LinkButton href={paths.create()} size="sm" variant="primary">
            Generate
          </LinkButton>
        }
      />
      <DashboardCard
        title="AI Avatar generator"
        description="Match a face to any voice you like."
        src={avatarTile}
        actions={
          <LinkButton href={paths.avatars()} size="sm">
            Lip sync
          </LinkButton>
        }
      />
    </Grid>
  );
}
