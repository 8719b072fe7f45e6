import {
  type ApiClient,
  audioErrorMessage,
  generateAudio,
  generateVideo,
  getProject,
  isApiError,
  updateProject,
  videoErrorMessage,
} from '@lectern/api-client';
import { isStorageFull } from '../../../../storage/useStorageFull.tsx';
import { findPresenter } from '../../../../templates/findPresenter.ts';
import type { SentScript } from '../../script/useSentScript.ts';
import { GUARD_MESSAGES } from '../guards.ts';
import type { ProjectWriter } from '../projectWriter.ts';
import type { WizardEffect, WizardEvent } from './events.ts';

type EffectOf<Type extends WizardEffect['type']> = Extract<WizardEffect, { type: Type }>;

/** The requests that the wizard waits for; each one ends with one event. */
export interface WizardJobs {
  speak: (effect: EffectOf<'speak'>) => void;
  stopSpeaking: () => void;
  startRender: (effect: EffectOf<'startRender'>) => void;
  cancelRender: (effect: EffectOf<'cancelRender'>) => void;
  lookForRender: (effect: EffectOf<'lookForRender'>) => void;
  findPresenter: (effect: EffectOf<'findPresenter'>) => void;
  rereadProject: (effect: EffectOf<'rereadProject'>) => void;
  /** Called when the wizard is left: cancels requests that only concern its page. */
  stop: () => void;
}

export interface WizardJobsOptions {
  client: ApiClient;
  writer: Pick<ProjectWriter, 'ensure' | 'settled'>;
  /** Returns the forms of a script in requests that produce something from it. */
  sentScript: (script: string) => SentScript;
  /** Returns a function that tells later whether the user is still at the current location. */
  whereabouts: () => () => boolean;
  send: (event: WizardEvent) => void;
}

/** Asks once, at the press that starts a render, whether its end may be announced outside the page. */
function askForNotifications(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  // The answer does not matter, because the page announces it too.
  void Notification.requestPermission().catch(() => undefined);
}

export function createWizardJobs({
  client,
  writer,
  sentScript,
  whereabouts,
  send,
}: WizardJobsOptions): WizardJobs {
  let speaking = new AbortController();
  let looking = new AbortController();
  let finding = new AbortController();

  /** @returns the audio's URL, or a message about why there is none */
  async function audioOf(
    { script, voiceId }: EffectOf<'speak'>,
    signal: AbortSignal,
  ): Promise<{ url: string } | { message: string }> {
    const projectId = await writer.ensure().catch((error: unknown) => {
      // Without space another attempt does not help, and the user can free some right away.
      if (isStorageFull(error)) throw error;
      return null;
    });
    signal.throwIfAborted();
    if (projectId === null) return { message: GUARD_MESSAGES.noProject };
    // The server must have the project's script and voice before audio is requested.
    await writer.settled();
    signal.throwIfAborted();
    const request = { projectId, voiceId, script: sentScript(script).heard };
    const { audioUrl } = await generateAudio(client, request, { signal });
    return { url: audioUrl };
  }

  async function speak(effect: EffectOf<'speak'>): Promise<void> {
    const { attempt, script, voiceId, speed } = effect;
    speaking = new AbortController();
    const { signal } = speaking;
    const isHere = whereabouts();
    try {
      const made = await audioOf(effect, signal);
      if (signal.aborted) return;
      if ('message' in made) {
        send({ type: 'audioFailed', attempt, message: made.message, isNoRoom: false });
        return;
      }
      const { url } = made;
      send({ type: 'audioSpoken', attempt, url, script, voiceId, speed, isHere: isHere() });
    } catch (error) {
      if (signal.aborted) return;
      const message = isApiError(error, 'aborted') ? null : audioErrorMessage(error);
      send({ type: 'audioFailed', attempt, message, isNoRoom: isStorageFull(error) });
    }
  }

  async function startRender({ attempt, request }: EffectOf<'startRender'>): Promise<void> {
    askForNotifications();
    const isHere = whereabouts();
    try {
      // The server must have the project's script, voice and avatar before it is rendered.
      await writer.settled();
      const script = sentScript(request.script).shown;
      const { videoId } = await generateVideo(client, { ...request, script });
      send({ type: 'renderStarted', attempt, videoId, isHere: isHere() });
    } catch (error) {
      const message = videoErrorMessage(error);
      const isNoRoom = isStorageFull(error);
      send({ type: 'renderRefused', attempt, message, isNoRoom, isHere: isHere() });
    }
  }

  async function cancelRender({
    attempt,
    projectId: id,
    isQuiet,
  }: EffectOf<'cancelRender'>): Promise<void> {
    const isHere = whereabouts();
    try {
      await writer.settled();
      const changes = { status: 'avatar_selected' } as const;
      const render = isQuiet
        ? await getProject(client, { id })
        : await updateProject(client, { id, changes });
      send({ type: 'cancelAnswered', attempt, render, isHere: isHere() });
    } catch {
      send({ type: 'cancelFailed', attempt });
    }
  }

  async function lookForRender({ projectId }: EffectOf<'lookForRender'>): Promise<void> {
    looking.abort();
    looking = new AbortController();
    const { signal } = looking;
    // A failure does not matter: the next focus checks again.
    const render = await getProject(client, { id: projectId }, { signal }).catch(() => null);
    if (render && !signal.aborted) send({ type: 'projectSeen', projectId, render });
  }

  async function lookUpPresenter({ attempt, wanted }: EffectOf<'findPresenter'>): Promise<void> {
    finding.abort();
    finding = new AbortController();
    const { signal } = finding;
    const avatarId = await findPresenter(client, wanted, signal);
    if (avatarId !== null && !signal.aborted) send({ type: 'presenterFound', attempt, avatarId });
  }

  async function rereadProject({
    projectId,
    spokenFrom,
    since,
  }: EffectOf<'rereadProject'>): Promise<void> {
    const project = await getProject(client, { id: projectId }).catch(() => null);
    if (project) send({ type: 'projectReread', project, spokenFrom, since });
  }

  return {
    speak: (effect) => void speak(effect),
    stopSpeaking: () => speaking.abort(),
    startRender: (effect) => void startRender(effect),
    cancelRender: (effect) => void cancelRender(effect),
    lookForRender: (effect) => void lookForRender(effect),
    findPresenter: (effect) => void lookUpPresenter(effect),
    rereadProject: (effect) => void rereadProject(effect),
    stop() {
      looking.abort();
      finding.abort();
    },
  };
}
