import { type ApiClient, getProject, type Project } from '@lectern/api-client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { tabId } from '../../../lib/tab.ts';
import { draftOf, type DraftStore, newDraftAddress } from './draftStore.ts';
import { isBlank } from './journey.ts';
import { restoreJourney } from './restoreJourney.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import { useDraftKeeper } from './useDraftKeeper.ts';
import { useJourney } from './useJourney.ts';
import { useProjectLock } from './useProjectLock.ts';
import { isUnsent, useWizardProject } from './useWizardProject.ts';
import type { Wizard } from './WizardContext.ts';
import type { FoundRender } from './wizardReducer.ts';

export interface WizardSessionOptions {
  client: ApiClient;
  store: DraftStore;
  userName: string;
  /** The project as the server holds it; null for a new journey. */
  project: Project | null;
  /** Whether a new journey begins with nothing, whatever drafts there are. */
  isFresh: boolean;
  onRestart: () => void;
}

/** One journey from where it was left: its state, its draft, its project and its lock. */
export function useWizardSession({
  client,
  store,
  userName,
  project,
  isFresh,
  onRestart,
}: WizardSessionOptions): Wizard {
  const [{ address, draft }] = useState(() => {
    if (project !== null) {
      const own = { userName, projectId: project.id };
      return { address: own, draft: store.read(own) };
    }
    const found = isFresh ? null : store.findNew(userName);
    return found ?? { address: newDraftAddress(userName), draft: null };
  });
  const journeyStore = useJourney(() => restoreJourney(project, draft));
  const { journey, current, apply } = journeyStore;
  const [takenQuery, takeQuery] = useState(draft?.takenQuery ?? '');

  const { holder, takeOver } = useProjectLock(journey.projectId);
  const isReadOnly = holder === 'elsewhere';
  const isReader = useRef(isReadOnly);
  useEffect(() => {
    isReader.current = isReadOnly;
  });

  const keeperRef = useRef<DraftKeeper | null>(null);
  const server = useWizardProject({
    client,
    store: journeyStore,
    initialProject: project,
    isReadOnly,
    onCreated: (projectId) => keeperRef.current?.moveTo({ userName, projectId }),
  });

  const { sent } = server;
  const kept = useMemo(
    () =>
      isBlank(journey) && takenQuery === ''
        ? null
        : draftOf(journey, { isUnsent: isUnsent(journey, sent), takenQuery }),
    [journey, sent, takenQuery],
  );
  const { keeper, status: draftStatus } = useDraftKeeper({
    store,
    address,
    draft: kept,
    savedAt: draft?.savedAt ?? 0,
    isPaused: isReadOnly,
  });
  useEffect(() => {
    keeperRef.current = keeper;
    // A draft that a closed tab has left is this one's from now on.
    if (draft && project === null && draft.writer !== tabId()) keeper.keep(draft);
  }, [keeper, draft, project]);

  /** Takes over what another tab has kept since; the server then tells what became of it. */
  const follow = useCallback(async () => {
    const at = keeper.address();
    const theirs = store.read(at);
    if (theirs === null || theirs.writer === tabId() || theirs.savedAt <= keeper.newestAt()) return;
    keeper.follow(theirs);
    const { prompt, script, scriptId, voiceId, avatarId, settings, spokenFrom } = theirs;
    // At once, and never later: what is typed from here on stays.
    const parts = { prompt, script, scriptId, voiceId, avatarId, settings };
    apply({ type: 'restored', journey: { ...current(), ...parts } });
    const fresh = await getProject(client, { id: at.projectId }).catch(() => null);
    if (fresh === null || fresh.id !== current().projectId) return;
    const mine = { ...draftOf(current(), { isUnsent: true, takenQuery: '' }), spokenFrom };
    apply({ type: 'restored', journey: restoreJourney(fresh, mine) });
  }, [apply, client, current, keeper, store]);

  const wasReader = useRef(false);
  useEffect(() => {
    if (isReadOnly) {
      wasReader.current = true;
      return store.subscribe(keeper.address(), () => void follow());
    }
    // A last look at what the other tab has left.
    if (wasReader.current) void follow();
    wasReader.current = false;
    return undefined;
  }, [isReadOnly, store, keeper, follow]);

  const { flush } = keeper;
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
        const { projectId } = current();
        // Words without a project get one; until the server has them, the draft does.
        void server.abandon().then((isOver) => {
          if (projectId === null && isOver) store.remove(keeper.address());
        });
        onRestart();
      },
    };
  }, [apply, current, flush, keeper, onRestart, server, store, takeOver]);

  return useMemo(
    () => ({ ...actions, journey, holder, isReadOnly, draftStatus, takenQuery }),
    [actions, journey, holder, isReadOnly, draftStatus, takenQuery],
  );
}
