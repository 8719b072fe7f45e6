import { useVoices, type Voice } from '@lectern/api-client';
import type { RecordingsOfScript } from '../../../backend/voiceRecordings.ts';
import { missingNumbers } from '../recording/takes.ts';
import { useOwnVoice } from '../recording/useOwnVoice.ts';
import { voiceWithAccent } from '../voice/voiceOption.ts';

export interface Speaker {
  /** The chosen voice, or the one that complements the user's own. */
  voice: Voice | undefined;
  /** The user's recordings; null if a voice speaks everything. */
  recorded: RecordingsOfScript | null;
  /** Whether the voices are loaded. */
  isKnown: boolean;
  /** 'Marcus, American'; null while unknown. */
  name: string | null;
  /**
   * The voice that presenters should fit; undefined while loading, null for none, because it is not known
   * what the user sounds like.
   */
  offeredFor: Voice | null | undefined;
}

/** 'Marcus, American', or the user together with a voice: 'Yours, and Olivia'. */
function nameOf(voice: Voice, recorded: RecordingsOfScript | null): string {
  if (!recorded) return voiceWithAccent(voice);
  const left = missingNumbers(recorded).length;
  if (left === recorded.sentences.length) return voiceWithAccent(voice);
  return left === 0 ? 'Yours' : `Yours, and ${voice.name}`;
}

/** The speaker of the script: a voice, or the user with a voice for the rest. */
export function useSpeaker(voiceId: string | null): Speaker {
  const { own, fallbackId } = useOwnVoice();
  const { data: voices, isLoading } = useVoices();
  const voice = voices?.find(({ id }) => id === (fallbackId ?? voiceId));
  const recorded = fallbackId === null ? null : (own?.recorded ?? null);
  return {
    voice,
    recorded,
    isKnown: voices !== undefined,
    name: voice ? nameOf(voice, recorded) : null,
    offeredFor: fallbackId !== null ? null : isLoading ? undefined : (voice ?? null),
  };
}
