import { idleFilmWorkers } from './render/filmPool.ts';
import { idleAssemblies } from './render/startAssembly.ts';
import { idleSpeechWorkers } from './speech/speakScript.ts';

/**
 * Ends all workers that are waiting for another job, with everything they keep. The next job starts its
 * own.
 */
export function endIdleWorkers(): void {
  for (const idle of [idleSpeechWorkers, idleFilmWorkers, idleAssemblies]) idle.clear();
}
