import type { ScriptSentence, Take } from '../../../backend/voiceRecordings.ts';
import { useReadAloud } from '../../../backend/useReadAloud.ts';
import { useTakePlayer } from './useTakePlayer.ts';

/** The voice that speaks sentences without a recording. */
export interface FallbackVoice {
  id: string;
  name: string;
}

/** A sound of a sentence, as its button shows it. */
interface SentenceSound {
  isPlaying: boolean;
  isPending: boolean;
  /** 0–1. */
  progress: number;
  /** Plays it, pauses it, or resumes it. */
  onPress: () => void;
}

interface TakeSound extends SentenceSound {
  /** Current position in seconds; null for a take that is not in the player. */
  heard: number | null;
}

export interface SentenceSounds {
  take: (take: Take) => TakeSound;
  /** The sentence as read by the voice; null if it cannot be played right away. */
  reading: (sentence: ScriptSentence) => SentenceSound | null;
  stop: () => void;
}

export interface SentenceSoundsInput {
  takeUrl: (takeId: string) => Promise<string | null>;
  fallback: FallbackVoice;
  /** Relative to the voice's own pace. */
  speed: number;
}

/** Plays the user's takes, and the voice that reads the other sentences, one at a time. */
export function useSentenceSounds({
  takeUrl,
  fallback,
  speed,
}: SentenceSoundsInput): SentenceSounds {
  const player = useTakePlayer(takeUrl);
  const reader = useReadAloud();

  return {
    take: ({ id, seconds }) => {
      const sample = player.sample?.id === id ? player.sample : null;
      return {
        isPlaying: sample?.isPlaying ?? false,
        isPending: sample?.isPending ?? false,
        progress: (sample?.currentTime ?? 0) / seconds,
        heard: sample?.currentTime ?? null,
        onPress: () => {
          reader?.stop();
          player.toggle(id);
        },
      };
    },
    reading: ({ key, text }) =>
      reader && {
        isPlaying: reader.playingId === key,
        isPending: reader.pendingId === key,
        progress: 0,
        onPress: () => {
          player.stop();
          reader.toggle({ id: key, text, voiceId: fallback.id, speed });
        },
      },
    stop: () => {
      player.stop();
      reader?.stop();
    },
  };
}
