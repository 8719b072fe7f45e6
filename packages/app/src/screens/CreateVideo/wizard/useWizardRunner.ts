import { type Project, useApiClient, useRefresh } from '@lectern/api-client';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOwner } from '../../../session/useOwner.ts';
import { useLocalEdits } from '../../../projects/useLocalEdits.ts';
import { useSentScript } from '../script/useSentScript.ts';
import type { DraftStore } from './draftStore.ts';
import { createWizard } from './machine/createWizard.ts';
import { isReader } from './machine/state.ts';
import { showNotice } from './showNotice.ts';
import type { Wizard } from './WizardContext.ts';

export interface WizardRunnerOptions {
  store: DraftStore;
  /** The project as returned by the server; null for a new journey. */
  project: Project | null;
  /** Whether a new journey starts empty, whatever drafts there are. */
  isFresh: boolean;
  onRestart: () => void;
}

/** Runs one journey from its last state for as long as the component is mounted. */
export function useWizardRunner(options: WizardRunnerOptions): Wizard {
  const client = useApiClient();
  const userName = useOwner();
  const sentScript = useSentScript();
  const refresh = useRefresh();
  const { nameNew } = useLocalEdits();
  const navigate = useNavigate();
  const [runner] = useState(() =>
    createWizard({
      ...options,
      client,
      userName,
      sentScript,
      refresh,
      nameNew,
      onNotice: (notice) => showNotice(notice, navigate),
    }),
  );
  const state = useSyncExternalStore(runner.subscribe, runner.getState);
  const draftStatus = useSyncExternalStore(runner.subscribe, runner.draftStatus);
  const { send, arrive } = runner;
  return useMemo(
    () => ({ ...state, isReadOnly: isReader(state), draftStatus, send, arrive }),
    [state, draftStatus, send, arrive],
  );
}
