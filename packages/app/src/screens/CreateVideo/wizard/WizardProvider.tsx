import {
  type Project,
  readCurrentProjectId,
  useApiClient,
  writeCurrentProjectId,
} from '@lectern/api-client';
import { type ReactNode, useState } from 'react';
import { records } from '../../../lib/records/pageRecords.ts';
import { SlowNotice } from '../../../lib/calls/SlowNotice.tsx';
import { ProjectTrouble } from './ProjectTrouble.tsx';
import { createDraftStore } from './draftStore.ts';
import { useOpenedProject } from './useOpenedProject.ts';
import { useWizardRunner } from './useWizardRunner.ts';
import { WizardContext } from './WizardContext.ts';

const drafts = createDraftStore(records);

export interface WizardProviderProps {
  /** Shown while the project is loading. */
  loading: ReactNode;
  children: ReactNode;
}

/**
 * Provides the wizard's state: the tab's current project (`current_project_id`) with its draft, or a new
 * journey.
 */
export function WizardProvider({ loading, children }: WizardProviderProps) {
  const client = useApiClient();
  // The project that the wizard was opened with. Each new journey gets a new number, so that nothing of the
  // last one remains.
  const [opened, setOpened] = useState(() => ({ id: readCurrentProjectId(client), number: 0 }));
  const answer = useOpenedProject(client, opened.id);

  function restart(): void {
    writeCurrentProjectId(client, null);
    setOpened(({ number }) => ({ id: null, number: number + 1 }));
  }

  if (answer.status === 'loading') {
    return (
      <>
        <SlowNotice onRetry={answer.retry} />
        {loading}
      </>
    );
  }
  if (answer.status === 'failed') {
    const { id, error, retry } = answer;
    return <ProjectTrouble id={id} error={error} onRetry={retry} onStartNew={restart} />;
  }
  return (
    <Session
      key={opened.number}
      project={answer.project}
      isFresh={opened.number > 0}
      onRestart={restart}
    >
      {children}
    </Session>
  );
}

interface SessionProps extends Pick<WizardProviderProps, 'children'> {
  project: Project | null;
  isFresh: boolean;
  onRestart: () => void;
}

function Session({ children, ...rest }: SessionProps) {
  const wizard = useWizardRunner({ ...rest, store: drafts });
  return <WizardContext value={wizard}>{children}</WizardContext>;
}
