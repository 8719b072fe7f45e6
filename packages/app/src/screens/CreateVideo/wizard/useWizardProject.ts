import {
  type ApiClient,
  type Project,
  type ProjectChanges,
  updateProject,
  useRefresh,
  writeCurrentProjectId,
} from '@lectern/api-client';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ProjectSettings,
  readVideoSettings,
  type VideoSettings,
} from '../look/videoSettings.ts';
import { hasScript, type Journey } from './journey.ts';
import { createProjectWriter, type LinkKind } from './projectWriter.ts';
import type { JourneyStore } from './useJourney.ts';
import type { SpokenScript } from './WizardContext.ts';

/** A typed script is sent once nothing was typed for so long, in milliseconds. */
const SEND_DELAY_MS = 1_500;

/** What the server is known to hold of the journey. */
export interface SentParts {
  script: string;
  voiceId: string | null;
  avatarId: string | null;
  settings: ProjectSettings;
}

const areSame = (one: ProjectSettings, other: ProjectSettings): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

export function isUnsent(journey: Journey, sent: SentParts): boolean {
  return (
    journey.script !== sent.script ||
    journey.voiceId !== sent.voiceId ||
    journey.avatarId !== sent.avatarId ||
    !areSame(journey.settings, sent.settings)
  );
}

export interface WizardProjectOptions {
  client: ApiClient;
  store: JourneyStore;
  /** The project that the journey was restored from. */
  initialProject: Project | null;
  isReadOnly: boolean;
  onCreated: (projectId: string) => void;
}

/** The statuses that the wizard writes itself; the others are the renderer's. */
function ownStatus({ status }: Pick<Journey, 'status'>): Pick<ProjectChanges, 'status'> {
  const isOwn =
    status === 'script_created' || status === 'voice_selected' || status === 'avatar_selected';
  return isOwn ? { status } : {};
}

/**
 * Keeps the server's project in step with the journey: created once, with the first words or when
 * the voice step needs it, so that a wizard which is only looked at leaves no empty project behind.
 */
export function useWizardProject({
  client,
  store,
  initialProject,
  isReadOnly,
  onCreated,
}: WizardProjectOptions) {
  const { journey, current, apply } = store;
  const refresh = useRefresh();
  const isAbandoned = useRef(false);
  const linkedScriptId = useRef<string | null>(null);
  const [sent, setSent] = useState<SentParts>(() => ({
    script: initialProject?.script ?? '',
    voiceId: initialProject?.voiceId ?? null,
    avatarId: initialProject?.avatarId ?? null,
    settings: initialProject?.settings ?? {},
  }));

  const [writer] = useState(() =>
    createProjectWriter({ client, projectId: initialProject?.id ?? null }),
  );
  useEffect(() => {
    // Not taken back: a project that is created after its step was left is still this tab's.
    writer.listen({
      onCreated: (project) => {
        if (isAbandoned.current) return;
        writeCurrentProjectId(client, project.id);
        apply({ type: 'projectCreated', projectId: project.id, status: project.status });
        onCreated(project.id);
      },
      onWritten: () => void refresh('projects'),
    });
  });

  const sendScript = useCallback(
    async (changes: ProjectChanges = {}): Promise<boolean> => {
      const { script } = current();
      const isSent = await writer.patch({ ...changes, script });
      if (isSent) setSent((parts) => ({ ...parts, script }));
      return isSent;
    },
    [current, writer],
  );

  const isScriptDue = !isReadOnly && journey.script !== sent.script;
  useEffect(() => {
    if (!isScriptDue || (journey.projectId === null && !hasScript(journey))) return undefined;
    const timer = setTimeout(() => void sendScript(), SEND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isScriptDue, journey, sendScript]);

  const sendSettings = useCallback(
    async (changes: ProjectChanges = {}) => {
      const { settings } = current();
      if (await writer.patch({ ...changes, settings })) {
        setSent((parts) => ({ ...parts, settings }));
      }
    },
    [current, writer],
  );
  const areSettingsDue =
    !isReadOnly && journey.projectId !== null && !areSame(journey.settings, sent.settings);
  useEffect(() => {
    // Sent at once when they are chosen; this is for those that a crash has kept from the server.
    if (!areSettingsDue) return undefined;
    const timer = setTimeout(() => void sendSettings(), SEND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [areSettingsDue, sendSettings]);

  const due = useRef(false);
  useEffect(() => {
    due.current = isScriptDue && hasScript(journey);
  });
  useEffect(
    () => () => {
      // Whoever leaves within the delay has still written this.
      if (due.current && !isAbandoned.current) void sendScript();
    },
    [sendScript],
  );

  return useMemo(() => {
    async function link(kind: LinkKind, id: string, part?: keyof SentParts): Promise<void> {
      if ((await writer.link(kind, id)) && part) setSent((parts) => ({ ...parts, [part]: id }));
    }
    return {
      sent,
      /**
       * Ends the work on this journey. Words that have no project yet get one, and are found in
       * My Videos; it does not become the tab's current project any more.
       *
       * @returns whether the server has all the words
       */
      abandon: async (): Promise<boolean> => {
        isAbandoned.current = true;
        if (current().script === sent.script || !hasScript(current())) return true;
        return sendScript();
      },
      ensure: writer.ensure,
      settled: writer.settled,
      acceptScript: (): void => {
        const before = current().status;
        const next = apply({ type: 'scriptAccepted' });
        const { scriptId } = next;
        // First the link: the words that stand here now outweigh those that were stored.
        if (scriptId !== null && scriptId !== linkedScriptId.current) void link('script', scriptId);
        linkedScriptId.current = scriptId;
        if (next.status !== before || next.script !== sent.script) void sendScript(ownStatus(next));
      },
      chooseVoice: (voiceId: string): void => {
        const before = current();
        const next = apply({ type: 'voiceChosen', voiceId });
        if (next === before) return;
        void link('voice', voiceId, 'voiceId');
        // Linking may set a status of the server's own; audio that no longer fits must show.
        if (next.audio !== null) void writer.patch(ownStatus(next));
      },
      audioSpoken: (audio: SpokenScript): void => {
        const next = apply({ type: 'audioSpoken', ...audio });
        void writer.patch({ audioUrl: audio.url, ...ownStatus(next) });
      },
      changeSettings: (changes: Partial<VideoSettings>): void => {
        const before = current();
        const { settings, ...next } = apply({ type: 'settingsChanged', changes });
        const isRepaced =
          readVideoSettings(settings).speed !== readVideoSettings(before.settings).speed;
        // Audio that no longer fits must show; a changed scene is no step back.
        const status = isRepaced && next.audio !== null ? ownStatus(next) : {};
        void sendSettings(status);
      },
      chooseAvatar: (avatarId: string): void => {
        if (avatarId === current().avatarId) return;
        apply({ type: 'avatarChosen', avatarId });
        void link('avatar', avatarId, 'avatarId');
      },
      renderStarted: (videoId: string): void => {
        apply({ type: 'renderStarted', videoId });
        void link('video', videoId);
        void refresh('renders');
      },
      /**
       * Stops the render. @returns false when it was finished before it could be stopped
       * @throws ApiError when the server does not take it
       */
      cancelRender: async (): Promise<boolean> => {
        const { projectId } = current();
        if (projectId === null) return true;
        await writer.settled();
        const project = await updateProject(client, {
          id: projectId,
          changes: { status: 'avatar_selected' },
        });
        const { status, videoId, videoUrl } = project;
        void refresh('projects', 'renders');
        if (status === 'completed' && videoUrl !== null) {
          apply({ type: 'videoReady', videoUrl });
          return false;
        }
        apply({ type: 'renderCancelled', videoId, videoUrl });
        return true;
      },
    };
  }, [apply, client, current, refresh, sendScript, sendSettings, sent, writer]);
}
