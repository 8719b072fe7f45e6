import { type ApiClient, audioErrorMessage, generateAudio, isApiError } from '@lectern/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isStorageFull } from '../../../backend/storage/useStorageFull.tsx';
import { paths } from '../../../paths.ts';
import { type Departure, useDeparture } from '../../../navigation/useDeparture.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { useSentScript } from '../script/useSentScript.ts';
import { GUARD_MESSAGES } from '../wizard/guards.ts';
import { hasScript } from '../wizard/journey.ts';
import type { Wizard } from '../wizard/WizardContext.ts';

export interface Speech {
  isGenerating: boolean;
  /** In the specification's words (sections 5 and 8). */
  errorMessage: string | null;
  /** The same where it failed for lack of room. */
  noRoom: string | null;
  generate: () => void;
  cancel: () => void;
  /** Says what keeps the audio from being made, or nothing any more. */
  setError: (message: string | null) => void;
}

/**
 * Has the script read by the chosen voice, one attempt at a time; cancelled when the step is left.
 * The wizard moves on to the avatars once the journey holds the audio.
 */
export function useSpeech(client: ApiClient, wizard: Wizard): Speech {
  const depart = useDeparture();
  const [isGenerating, setGenerating] = useState(false);
  const [errorMessage, setError] = useState<string | null>(null);
  const [noRoom, setNoRoom] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const sentScript = useSentScript();
  const latest = useRef(wizard);
  useEffect(() => {
    latest.current = wizard;
  });

  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
    setGenerating(false);
  }, []);
  useEffect(() => cancel, [cancel]);

  const speak = useCallback(
    async (signal: AbortSignal, departure: Departure): Promise<string | null> => {
      const { journey, acceptScript, ensureProject, settled, audioSpoken } = latest.current;
      const { script, voiceId } = journey;
      const { speed } = readVideoSettings(journey.settings);
      if (voiceId === null) return GUARD_MESSAGES.voiceMissing;
      if (!hasScript(journey)) return GUARD_MESSAGES.noScript;
      acceptScript();
      try {
        const projectId = await ensureProject().catch((error: unknown) => {
          // Without room no second try helps, and what makes room is at hand.
          if (isStorageFull(error)) throw error;
          return null;
        });
        if (signal.aborted) return null;
        if (projectId === null) return GUARD_MESSAGES.noProject;
        // The project must know script and voice before their audio comes.
        await settled();
        if (signal.aborted) return null;
        const { audioUrl } = await generateAudio(
          client,
          { projectId, voiceId, script: sentScript(script).heard },
          { signal },
        );
        if (signal.aborted) return null;
        audioSpoken({ url: audioUrl, script, voiceId, speed });
        departure.goTo(paths.createStep('avatar'));
        return null;
      } catch (error) {
        if (signal.aborted || isApiError(error, 'aborted')) return null;
        const message = audioErrorMessage(error);
        if (isStorageFull(error)) setNoRoom(message);
        return message;
      }
    },
    [client, sentScript],
  );

  const generate = useCallback(() => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setError(null);
    setNoRoom(null);
    setGenerating(true);
    void speak(controller.signal, depart()).then((message) => {
      if (running.current !== controller) return;
      running.current = null;
      setGenerating(false);
      setError(message);
    });
  }, [depart, speak]);

  return { isGenerating, errorMessage, noRoom, generate, cancel, setError };
}
