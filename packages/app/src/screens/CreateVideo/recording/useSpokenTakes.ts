import { useRef } from 'react';
import type { ProjectRef, RunningTake, VoiceRecordings } from '../../../backend/voiceRecordings.ts';
import type { SpokenTake } from './microphone/recorderTypes.ts';

interface Sentence {
  key: string;
  text: string;
}

/** The take that is spoken: it is on the disk as it is heard, and in memory until it is kept. */
export function useSpokenTakes(door: VoiceRecordings, project: ProjectRef, onFull: () => void) {
  const running = useRef<RunningTake | null>(null);

  return {
    /** @returns what takes each piece of it */
    begin(sentence: Sentence, sampleRate: number): (samples: Float32Array) => void {
      const take = door.beginTake(project, sentence, { sampleRate, onFull });
      running.current = take;
      return (samples) => take.append(samples);
    },
    /** @returns the take's id @throws where there is no room even for what was said */
    async keep(sentence: Sentence, spoken: SpokenTake): Promise<string> {
      const take = running.current;
      running.current = null;
      // Where it could not be written meanwhile, it is written now.
      const kept = await take?.end().catch(() => null);
      return kept ?? door.addTake(project, sentence, spoken);
    },
    discard(): void {
      void running.current?.discard();
      running.current = null;
    },
  };
}
