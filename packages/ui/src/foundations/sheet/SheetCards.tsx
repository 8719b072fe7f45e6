import { Trash2 } from 'lucide-react';
import { AvatarCard } from '../../components/AvatarCard/AvatarCard.tsx';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import { ProgressRing } from '../../components/ProgressRing/ProgressRing.tsx';
import { ProjectCard } from '../../components/ProjectCard/ProjectCard.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { Stepper } from '../../components/Stepper/Stepper.tsx';
import { amara, fitnessScene, launchScene, mei } from '../../fixtures/pictures.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { SheetSection, Shown } from './Shown.tsx';
import * as styles from './Sheet.css.ts';

const STEPS = ['Script', 'Voice', 'Avatar', 'Processing', 'Preview'].map((label) => ({
  id: label,
  label,
}));

/** Progress. */
export function SheetProgress() {
  return (
    <SheetSection title="Progress">
      <div className={styles.row}>
        <Shown label="Ring, 32">
          <Inline gap={3}>
            <ProgressRing size="sm" label="Not begun" value={0} />
            <ProgressRing size="sm" label="Begun" value={30} />
            <ProgressRing size="sm" label="Well on" value={75} />
            <ProgressRing size="sm" label="Done" value={100} tone="success" />
            <ProgressRing size="sm" label="Failed" value={42} tone="danger" />
          </Inline>
        </Shown>
        <Shown label="Ring, 56">
          <ProgressRing label="Rendering" value={64} />
        </Shown>
        <Shown label="Ring, 128">
          <ProgressRing size="lg" label="Rendering the video" value={62} />
        </Shown>
        <div className={styles.wide}>
          <ProgressBar label="Bar" value={45} />
        </div>
        <Shown label="Skeleton">
          <Stack gap={2}>
            <Skeleton width={200} height={96} radius="thumbnail" />
            <Skeleton width={160} />
          </Stack>
        </Shown>
      </div>
      <Stepper label="Create video steps" steps={STEPS} currentId="Avatar" />
    </SheetSection>
  );
}

const MENU = [{ id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger' }] as const;
const noop = () => undefined;

/** Pictures first, words below, no box. */
export function SheetCards() {
  return (
    <SheetSection title="Cards">
      <div className={styles.top}>
        <div className={styles.wide}>
          <ProjectCard
            title="Spring launch in ninety seconds"
            href="#spring"
            headingLevel={3}
            status={{ tone: 'success', label: 'Completed' }}
            progress={null}
            thumbnail={{ kind: 'video', src: launchScene }}
            durationLabel="1:32"
            avatarLetter="A"
            timeAgo="2 hours ago"
            tags={['launch', 'product']}
            onShare={noop}
            onDownload={noop}
            menu={MENU}
          />
        </div>
        <div className={styles.wide}>
          <ProjectCard
            title="How to read a nutrition label"
            href="#nutrition"
            headingLevel={3}
            status={{ tone: 'warning', label: 'Processing' }}
            progress={64}
            thumbnail={{ kind: 'processing', src: fitnessScene }}
            durationLabel="0:58"
            avatarLetter="W"
            timeAgo="5 hours ago"
            tags={['tutorial']}
            menu={MENU}
          />
        </div>
        <div className={styles.portrait}>
          <AvatarCard name="Amara" description="Female, 25–34" src={amara} visibility="public" />
        </div>
        <div className={styles.portrait}>
          <AvatarCard
            name="Mei"
            description="Female, 25–34"
            src={mei}
            visibility="private"
            isSelected
          />
        </div>
      </div>
    </SheetSection>
  );
}
