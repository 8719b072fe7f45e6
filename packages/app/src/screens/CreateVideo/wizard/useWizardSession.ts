import { type ApiClient, getProject, type Project } from '@lectern/api-client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Draft, draftOf, type DraftStore } from './draftStore.ts';
import { isBlank } from './journey.ts';
import { restoreJourney } from './restoreJourney.ts';
import { useDraftKeeper, useOtherTabsDraft } from './useDraftKeeper.ts';
import { useJourney } from './useJourney.ts';
import { useProjectLock } from './useProjectLock.ts';
import { isUnsent, useWizardProject } from './useWizardProject.ts';
import type { Wizard } from './WizardContext.ts';
import type { FoundRender } from './wizardReducer.ts';

/** Where the draft of a journey stands that has no project yet. */
const NEW_PROJECT = 'new';

export interface WizardSessionOptions {
  client: ApiClient;
  store: DraftStore;
  userName: string;
  /** The project as the server holds it; null for a new journey. */
  project: Project | null;
  onRestart: () => void;
}

/** One journey from where it was left: its state, its draft, its project and its lock. */
export function useWizardSession({
  client,
  store,
  userName,
  project,
  onRestart,
}: WizardSessionOptions): Wizard {
  const [draft] = useState(() => store.read({ userName, projectId: project?.id ?? NEW_PROJECT }));
  const journeyStore = useJourney(() => restoreJourney(project, draft));
  const { journey, current, apply } = journeyStore;
  const [takenQuery, takeQuery] = useState(draft?.takenQuery ?? '');

  const { holder, takeOver } = useProjectLock(journey.projectId);
  const isReadOnly = holder === 'elsewhere';
  const isReader = useRef(isReadOnly);
  useEffect(() => {
    isReader.current = isReadOnly;
  });

  const server = useWizardProject({
    client,
    store: journeyStore,
    initialProject: project,
    isReadOnly,
    onCreated: (projectId) =>
      store.move({ userName, projectId: NEW_PROJECT }, { userName, projectId }),
  });

  const { sent } = server;
  const address = { userName, projectId: journey.projectId ?? NEW_PROJECT };
  const kept = useMemo(
    () =>
      isBlank(journey) && takenQuery === ''
        ? null
        : draftOf(journey, { isUnsent: isUnsent(journey, sent), takenQuery, savedAt: 0 }),
    [journey, sent, takenQuery],
  );
  const keeper = useDraftKeeper({ store, address, draft: kept, isPaused: isReadOnly });

  /** Takes over what the other tab has kept; its draft is newer than this tab's memory. */
  const follow = useCallback(
    async (theirs: Draft) => {
      const { projectId } = current();
      if (projectId === null) return;
      const fresh = await getProject(client, { id: projectId }).catch(() => null);
      if (fresh === null) return;
      apply({ type: 'restored', journey: restoreJourney(fresh, { ...theirs, isUnsent: true }) });
    },
    [apply, client, current],
  );
  useOtherTabsDraft(address, isReadOnly, (theirs) => void follow(theirs));

  const wasReader = useRef(false);
  useEffect(() => {
    if (holder === 'elsewhere') wasReader.current = true;
    if (holder !== 'here' || !wasReader.current) return;
    wasReader.current = false;
    const theirs = store.read({ userName, projectId: current().projectId ?? NEW_PROJECT });
    if (theirs) void follow(theirs);
  }, [holder, current, follow, store, userName]);

  const { hasFailed, flush } = keeper;
  const actions = useMemo(() => {
    const edit =
      <Args extends unknown[]>(action: (...args: Args) => void) =>
      (...args: Args): void => {
        if (!isReader.current) action(...args);
      };
    return {
      takeOver,
      takeQuery,
      changePrompt: edit((prompt: string) => apply({ type: 'promptChanged', prompt })),
      changeScript: edit((script: string, scriptId?: string | null) =>
        apply({ type: 'scriptChanged', script, ...(scriptId !== undefined && { scriptId }) }),
      ),
      acceptScript: edit(server.acceptScript),
      chooseVoice: edit(server.chooseVoice),
      ensureProject: server.ensure,
      settled: server.settled,
      audioSpoken: edit(server.audioSpoken),
      changeSettings: edit(server.changeSettings),
      chooseAvatar: edit(server.chooseAvatar),
      renderStarted: server.renderStarted,
      cancelRender: server.cancelRender,
      renderFailed: () => void apply({ type: 'renderFailed' }),
      takeRender: (render: FoundRender) => void apply({ type: 'renderFound', render }),
      videoReady: (videoUrl: string) => void apply({ type: 'videoReady', videoUrl }),
      restart: () => {
        flush();
        server.abandon();
        if (current().projectId === null) store.remove({ userName, projectId: NEW_PROJECT });
        onRestart();
      },
    };
  }, [apply, current, flush, onRestart, server, store, takeOver, userName]);

  return useMemo(
    () => ({ ...actions, journey, holder, isReadOnly, hasDraftFailed: hasFailed, takenQuery }),
    [actions, journey, holder, isReadOnly, hasFailed, takenQuery],
  );
}
