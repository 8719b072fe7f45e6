import { PageHeader, Stack, Tabs, TextLink, VisuallyHidden } from '@lectern/ui';
import type { ReactNode, Ref } from 'react';
import { type DashboardTab, paths } from '../../paths.ts';
import { ToolCards } from './ToolCards.tsx';

export interface DashboardViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  tab: DashboardTab;
  onTabChange: (tab: DashboardTab) => void;
  /** It is not known yet what comes first. */
  isLoading: boolean;
  /** What to go on with, or how to begin. */
  work: ReactNode;
  /** Whether `work` has the page's primary action. */
  hasPrimaryWork: boolean;
  /** All videos of the user; null where that is not known. */
  videoCount: number | null;
  /** The panels; only the one in view is mounted. */
  showcase: ReactNode;
  avatars: ReactNode;
}

/** The home page around its tabs (specification section 2, Dashboard). */
export function DashboardView({
  headingRef,
  tab,
  onTabChange,
  isLoading,
  work,
  hasPrimaryWork,
  videoCount,
  showcase,
  avatars,
}: DashboardViewProps) {
  const header = <PageHeader title="What will you present today?" headingRef={headingRef} />;
  if (isLoading) {
    // Without stand-ins: whatever comes first would push them down.
    return (
      <Stack gap={6}>
        {header}
        <div role="status" data-opening>
          <VisuallyHidden>Loading recent videos</VisuallyHidden>
        </div>
      </Stack>
    );
  }
  return (
    <Stack gap={6}>
      {header}
      {work}
      <ToolCards isPrimary={!hasPrimaryWork} />
      <Tabs
        label="Recent videos and avatars"
        end={videoCount !== 0 && <AllVideos count={videoCount} />}
        items={[
          { id: 'showcase', label: 'Showcase', content: showcase },
          { id: 'avatars', label: 'Avatars', content: avatars },
        ]}
        selectedKey={tab}
        onSelectionChange={onTabChange}
      />
    </Stack>
  );
}

/** Words of the link to all videos; `null` where their number is not known. */
export const allVideos = (count: number | null) =>
  count === null || count === 1 ? 'All videos' : `All ${count} videos`;

function AllVideos({ count }: { count: number | null }) {
  return <TextLink href={paths.videos()}>{allVideos(count)}</TextLink>;
}
