import { PageHeader, Stack, Tabs, VisuallyHidden } from '@lectern/ui';
import type { ReactNode, Ref } from 'react';
import type { DashboardTab } from '../../paths.ts';
import { AllVideosLink } from './AllVideosLink.tsx';
import { ToolCards } from './ToolCards.tsx';

export interface DashboardViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  tab: DashboardTab;
  onTabChange: (tab: DashboardTab) => void;
  /** Whether the first section is still unknown. */
  isLoading: boolean;
  /** Work to continue, or how to start. */
  work: ReactNode;
  /** Whether `work` has the page's primary action. */
  hasPrimaryWork: boolean;
  /** The number of the user's videos; null if unknown. */
  videoCount: number | null;
  /** The panels; only the visible one is mounted. */
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
    // No placeholders: the first section would push them down.
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
        end={videoCount !== 0 && <AllVideosLink>{allVideos(videoCount)}</AllVideosLink>}
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

/** Returns the label of the link to all videos; `null` means an unknown count. */
export const allVideos = (count: number | null) =>
  count === null || count === 1 ? 'All videos' : `All ${count} videos`;
