import { useVoices } from '@lectern/api-client';
import { useReadAloud } from '../../../backend/useReadAloud.ts';
import type { PronunciationPopoverProps } from './PronunciationPopover.tsx';

/** Reads a pronunciation aloud with the chosen voice, otherwise the first; null if nothing can read. */
export function useListening(chosenId: string | null): PronunciationPopoverProps['listen'] {
  const reader = useReadAloud();
  const { data: voices } = useVoices();
  const voiceId = chosenId ?? voices?.[0]?.id ?? null;
  if (!reader || voiceId === null) return null;
  return {
    isPending: reader.pendingId !== null,
    isPlaying: reader.playingId !== null,
    onToggle: (text) => reader.toggle({ id: text, text, voiceId, speed: 1 }),
  };
}
