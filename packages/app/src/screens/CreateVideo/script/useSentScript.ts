import { plainText } from '@lectern/studio/marks';
import { useBackend } from '../../../backend/BackendContext.ts';
import { heardText } from './heardText.ts';

/** A script as the calls that make something of it carry it. */
export interface SentScript {
  /** For speech. */
  heard: string;
  /** For a video with its captions. */
  shown: string;
}

const withMarks = (script: string): SentScript => ({ heard: script.trim(), shown: script.trim() });

const withoutMarks = (script: string): SentScript => ({
  heard: heardText(script),
  shown: plainText(script).trim(),
});

/**
 * What is sent of a script: the backend in the page reads its marks, a server of the contract knows
 * none and would read them aloud. The script that is saved keeps them.
 */
export function useSentScript(): (script: string) => SentScript {
  return useBackend().kind === 'embedded' ? withMarks : withoutMarks;
}
