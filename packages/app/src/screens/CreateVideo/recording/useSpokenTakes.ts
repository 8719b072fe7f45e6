import { useRef } from 'react';
import type { ProjectRef, RunningTake, VoiceRecordings } from '../../../backend/voiceRecordings.ts';
import type { SpokenTake } from './microphone/recorderTypes.ts';

interface Sentence {
  key: string;
  text: string;
}

/** The take being spoken: written to disk as it is heard, and in memory until it is kept. */
export function useSpokenTakes(door: VoiceRecordings, project: ProjectRef, onFull: () => void) {
  const running = useRef<RunningTake | null>(null);

  return {
    /** @returns a function that receives each piece of it */
    begin(sentence: Sentence, sampleRate: number): (samples: Float32Array) => void {
      const take = door.beginTake(project, sentence, { sampleRate, onFull });
      running.current = take;
      return (samples) => take.append(samples);
    },
    /** @returns the take's id @throws if there is no room even for what was said */
    async keep(sentence: Sentence, spoken: SpokenTake): Promise<string> {
      const take = running.current;
      running.current = null;
      // A take that could not be written while it was spoken is written now.
      const kept = await take?.end().catch(() => null);
      return kept ?? door.addTake(project, sentence, spoken);
    },
    discard(): void {
      void running.current?.discard();
      running.current = null;
    },
  };
}
