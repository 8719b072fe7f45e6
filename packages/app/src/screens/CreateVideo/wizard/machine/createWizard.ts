import {
  isDefaultProjectName,
  readCurrentProjectId,
  writeCurrentProjectId,
} from '@lectern/api-client';
import { tabId } from '../../../../lib/page/tab.ts';
import type { Departure } from '../../../../navigation/useDeparture.ts';
import { paths } from '../../../../paths.ts';
import { createDraftKeeper } from '../draftKeeper.ts';
import { newDraftAddress } from '../draftAddress.ts';
import { createProjectLock } from '../projectLock.ts';
import { projectWriterOf } from '../projectWriters.ts';
import type { WizardEffect, WizardEvent } from './events.ts';
import type { WizardOptions, WizardRunner } from './runner.ts';
import { draftOfState, initialState } from './state.ts';
import { createTimers, watchPage } from './surroundings.ts';
import { createWizardJobs } from './wizardJobs.ts';
import { wizardMachine } from './wizardMachine.ts';

/** Runs a journey from its last state: performs the machine's effects, and sends it the results. */
export function createWizard(options: WizardOptions): WizardRunner {
  const { client, store, userName, project } = options;
  const found =
    project === null
      ? !options.isFresh && store.findNew(userName)
      : { address: { userName, projectId: project.id }, draft: null };
  const address = found ? found.address : newDraftAddress(userName);
  const draft = store.read(address);
  let state = initialState(project, draft);
  const listeners = new Set<() => void>();
  const timers = createTimers((part) => send({ type: 'sendDue', part }));
  let departure: Departure | null = null;
  let stopFollowing = () => undefined as void;

  const keeper = createDraftKeeper({
    store,
    address,
    draft: draftOfState(state),
    savedAt: draft?.savedAt ?? 0,
  });
  const writer = projectWriterOf(client, project?.id ?? null, address);
  const lock = createProjectLock((holder) => {
    if (holder === 'elsewhere') writer.forget();
    send({ type: 'holderChanged', holder });
  });
  const jobs = createWizardJobs({
    client,
    writer,
    sentScript: options.sentScript,
    whereabouts: () => {
      const from = departure;
      return () => from?.isHere() === true;
    },
    send,
  });

  function notify(): void {
    for (const listener of listeners) listener();
  }

  function send(event: WizardEvent): void {
    const step = wizardMachine(state, event);
    const isChanged = step.state !== state;
    state = step.state;
    for (const effect of step.effects) perform(effect);
    if (isChanged) notify();
  }

  /** Reads what another tab has kept since. */
  function readTheirs(): void {
    const theirs = store.read(keeper.address());
    if (theirs === null || theirs.writer === tabId() || theirs.savedAt <= keeper.newestAt()) return;
    keeper.follow(theirs);
    send({ type: 'theirsFound', draft: theirs });
  }

  async function write(
    written: Promise<boolean>,
    parts: Extract<WizardEffect, { type: 'patch' }>['proves'],
  ): Promise<void> {
    if ((await written) && Object.keys(parts).length > 0) send({ type: 'written', parts });
  }

  async function putAway(script: string | null, isNew: boolean): Promise<void> {
    const isOver = script === null || (await writer.patch({ script }));
    // The draft keeps the text until the server has it.
    if (isNew && isOver) store.remove(keeper.address());
  }

  function perform(effect: WizardEffect): void {
    switch (effect.type) {
      case 'keepDraft':
        return keeper.keep(effect.draft);
      case 'moveDraft':
        return keeper.moveTo({ userName, projectId: effect.projectId });
      case 'flushDraft':
        return keeper.flush();
      case 'followDraft':
        stopFollowing = store.subscribe(keeper.address(), readTheirs);
        return undefined;
      case 'unfollowDraft':
        stopFollowing();
        return readTheirs();
      case 'lock':
        return lock.ask(effect.projectId);
      case 'takeOver':
        return lock.takeOver();
      case 'rememberProject':
        // The tab may show another project since this journey was left.
        if (!state.isOpen && readCurrentProjectId(client) !== null) return undefined;
        return writeCurrentProjectId(client, effect.projectId);
      case 'ensureProject':
        // A failure is reported where the project is needed.
        return void writer.ensure().catch(() => undefined);
      case 'nameProject':
        if (project !== null && !isDefaultProjectName(project.name)) return undefined;
        return options.nameNew(effect.projectId, effect.name);
      case 'patch':
        return void write(writer.patch(effect.changes), effect.proves);
      case 'link':
        return void write(writer.link(effect.kind, effect.id), effect.proves);
      case 'findPresenter':
        return jobs.findPresenter(effect);
      case 'sendLater':
        return timers.start(effect.part);
      case 'dontSend':
        return timers.stop(effect.part);
      case 'putAway':
        return void putAway(effect.script, effect.isNew);
      case 'speak':
        return jobs.speak(effect);
      case 'stopSpeaking':
        return jobs.stopSpeaking();
      case 'startRender':
        return jobs.startRender(effect);
      case 'cancelRender':
        return jobs.cancelRender(effect);
      case 'lookForRender':
        return jobs.lookForRender(effect);
      case 'rereadProject':
        return jobs.rereadProject(effect);
      case 'refresh':
        return void options.refresh(...effect.resources);
      case 'moveOn':
        return void departure?.goTo(paths.createStep(effect.to), { replace: effect.replace });
      case 'tell':
        return options.onNotice(effect.notice);
      case 'restart':
        return options.onRestart();
    }
  }

  function open(): () => void {
    writer.listen({
      onCreated: ({ id, status }) => send({ type: 'projectCreated', projectId: id, status }),
      onWritten: () => void options.refresh('projects'),
    });
    const stopKeeper = keeper.subscribe(notify);
    const stopWatching = watchPage({
      onLook: () => send({ type: 'looked' }),
      onHide: keeper.flush,
    });
    // This tab takes over a draft left by a closed tab.
    const inheritsDraft = project === null && draft !== null && draft.writer !== tabId();
    send({ type: 'opened', inheritsDraft });
    return () => {
      stopWatching();
      stopKeeper();
      stopFollowing();
      send({ type: 'left' });
      lock.release();
      jobs.stop();
    };
  }
  let close = () => undefined as void;

  return {
    getState: () => state,
    draftStatus: () => keeper.statusOf(draftOfState(state)),
    send,
    arrive(entry, from) {
      departure = from;
      send({ type: 'arrived', entry });
      return () => {
        send({ type: 'stepLeft' });
        if (departure === from) departure = null;
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) close = open();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) close();
      };
    },
  };
}
