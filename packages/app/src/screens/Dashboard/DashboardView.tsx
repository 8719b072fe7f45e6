import { PageHeader, Stack, Tabs } from '@lectern/ui';
import type { ReactNode, Ref } from 'react';
import type { DashboardTab } from '../../paths.ts';
import { ToolCards } from './ToolCards.tsx';

export interface DashboardViewProps {
  headingRef?: Ref<HTMLHeadingElement>;
  tab: DashboardTab;
  onTabChange: (tab: DashboardTab) => void;
  /** The panels; only the one in view is mounted. */
  showcase: ReactNode;
  avatars: ReactNode;
}

/** The home page around its tabs (specification section 2, Dashboard). */
export function DashboardView({
  headingRef,
  tab,
  onTabChange,
  showcase,
  avatars,
}: DashboardViewProps) {
  return (
    <Stack gap={8}>
      <PageHeader title="What will you present today?" variant="display" headingRef={headingRef} />
      <ToolCards />
      <Tabs
        label="Recent videos and avatars"
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
