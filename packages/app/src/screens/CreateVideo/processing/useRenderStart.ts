import { type ApiClient, generateVideo, videoErrorMessage } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isStorageFull } from '../../../backend/storage/useStorageFull.tsx';
import { paths } from '../../../paths.ts';
import { type Departure, useDeparture } from '../../../navigation/useDeparture.ts';
import { useSentScript } from '../script/useSentScript.ts';
import { entryObstacle, GUARD_MESSAGES } from '../wizard/guards.ts';
import type { Wizard } from '../wizard/WizardContext.ts';

export interface RenderStart {
  isStarting: boolean;
  /** In the specification's words (sections 5 and 8). */
  errorMessage: string | null;
  /** The same where it failed for lack of room. */
  noRoom: string | null;
  start: () => void;
  setError: (message: string | null) => void;
}

/** Asks once, at the press that begins a render, whether its end may be told outside the page. */
function askForNotifications(): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'default') return;
  // Whatever the answer: the page tells it too.
  void Notification.requestPermission().catch(() => undefined);
}

/** Starts a render of the journey, for Generate Video and for Retry, and shows its progress. */
export function useRenderStart(
  client: ApiClient,
  wizard: Wizard,
  { isRetry = false }: { isRetry?: boolean } = {},
): RenderStart {
  const navigate = useNavigate();
  const depart = useDeparture();
  const [isStarting, setStarting] = useState(false);
  const [errorMessage, setError] = useState<string | null>(null);
  const [noRoom, setNoRoom] = useState<string | null>(null);
  const sentScript = useSentScript();
  const isRunning = useRef(false);
  const latest = useRef(wizard);
  useEffect(() => {
    latest.current = wizard;
  });

  const attempt = useCallback(
    async (departure: Departure): Promise<string | null> => {
      const { journey, settled, renderStarted } = latest.current;
      const { script, voiceId, avatarId, projectId } = journey;
      const obstacle = entryObstacle('avatar', journey);
      if (obstacle) return obstacle.message;
      if (avatarId === null) return GUARD_MESSAGES.avatarMissing;
      if (voiceId === null) return GUARD_MESSAGES.noVoice;
      if (projectId === null) return GUARD_MESSAGES.noProject;
      askForNotifications();
      try {
        // The project must know its script, voice and avatar before it is rendered.
        await settled();
        const request = { script: sentScript(script).shown, voiceId, avatarId, projectId };
        const { videoId } = await generateVideo(client, request);
        // Started is started: a user who has left meanwhile finds it in the project.
        renderStarted(videoId);
        const hasMoved = departure.goTo(paths.createStep('processing'), { replace: isRetry });
        if (!hasMoved) {
          toast.show({
            children: 'Your video is being made.',
            action: {
              label: 'See progress',
              onPress: () => void navigate(paths.project(projectId)),
            },
          });
        }
        return null;
      } catch (error) {
        const message = videoErrorMessage(error);
        if (!departure.isHere()) toast.show({ tone: 'danger', children: message });
        else if (isStorageFull(error)) setNoRoom(message);
        return message;
      }
    },
    [client, isRetry, navigate, sentScript],
  );

  const start = useCallback(() => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStarting(true);
    setError(null);
    setNoRoom(null);
    void attempt(depart()).then((message) => {
      isRunning.current = false;
      setStarting(false);
      setError(message);
    });
  }, [attempt, depart]);

  return { isStarting, errorMessage, noRoom, start, setError };
}
