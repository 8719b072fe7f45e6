import { plainText } from '@lectern/studio/marks';
import { useBackend } from '../../../backend/BackendContext.ts';
import { heardText } from './heardText.ts';

/** The forms of a script in requests that produce something from it. */
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
 * Returns the form of a script to send: the backend in the page understands its marks, but a server of the
 * contract does not and would read them aloud. The saved script keeps them.
 */
export function useSentScript(): (script: string) => SentScript {
  return useBackend().kind === 'embedded' ? withMarks : withoutMarks;
}
