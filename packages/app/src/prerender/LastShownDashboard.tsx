import { Tabs, VideoCard, WorkCard, WorkCardSkeleton } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { SHOWN_KINDS } from '../firstPaint/paintLastShown.ts';
import { paths } from '../paths.ts';
import { nextStep } from '../projects/nextStep.ts';
import { AllVideosLink } from '../screens/Dashboard/AllVideosLink.tsx';
import { ContinueSection } from '../screens/Dashboard/ContinueWork.tsx';
import * as styles from '../screens/Dashboard/Dashboard.css.ts';
import { ToolCards } from '../screens/Dashboard/ToolCards.tsx';

type Kind = (typeof SHOWN_KINDS)[number];

/** The chips of `projectStage`. */
const CHIPS = {
  video: { tone: 'success', label: 'Completed' },
  processing: { tone: 'warning', label: 'Processing' },
  failed: { tone: 'danger', label: 'Failed' },
  avatar: { tone: 'neutral', label: 'Avatar chosen' },
  waveReady: { tone: 'neutral', label: 'Voice ready' },
  wave: { tone: 'neutral', label: 'Voice chosen' },
  lines: { tone: 'neutral', label: 'Script ready' },
  empty: { tone: 'neutral', label: 'Draft' },
} as const satisfies Record<Kind, unknown>;

const HREF = paths.project('__id__');
const nothing = () => undefined;

/** Omits times and progress, which were only true when the page was last shown. */
function VideoModel({ kind }: { kind: Kind }) {
  return (
    <VideoCard
      href={HREF}
      title="__title__"
      status={CHIPS[kind]}
      progress={null}
      thumbnail={{ kind, src: '__picture__' }}
      duration={null}
      timeAgo=""
      videoSrc={kind === 'video' ? '__id__' : null}
      aiEditHref={kind === 'video' ? paths.aiEdit('__id__') : null}
      menu={[{ id: 'edit', label: 'Edit', onAction: nothing }]}
      headingLevel={2}
    />
  );
}

function DraftModel({ kind }: { kind: Kind }) {
  return (
    <WorkCard
      title="__title__"
      thumbnail={{ kind, src: '__picture__' }}
      next={nextStep({ thumbnail: kind })}
      detail="Draft"
      action={{
        label: 'Continue',
        name: 'Continue __title__',
        href: HREF,
        icon: ArrowRight,
        isPrimary: true,
      }}
    />
  );
}

/**
 * The dashboard below its heading, in a template: a card of each kind, whose tokens are replaced with what
 * was last shown (`src/firstPaint/paintLastShown.ts`, which relies on its structure). Hidden if nothing is
 * stored.
 */
export function LastShownDashboard() {
  const videos = (
    <ul role="list" aria-label="Recent videos" className={styles.videos}>
      {SHOWN_KINDS.map((kind) => (
        <li key={kind}>
          <VideoModel kind={kind} />
        </li>
      ))}
    </ul>
  );
  return (
    <template>
      <ContinueSection>
        {SHOWN_KINDS.map((kind) => (
          <DraftModel key={kind} kind={kind} />
        ))}
        <WorkCardSkeleton />
      </ContinueSection>
      <ToolCards isPrimary={false} />
      <ToolCards isPrimary />
      <Tabs
        label="Recent videos and avatars"
        end={<AllVideosLink>__all__</AllVideosLink>}
        items={[
          { id: 'showcase', label: 'Showcase', content: videos },
          { id: 'avatars', label: 'Avatars', content: null },
        ]}
      />
    </template>
  );
}
