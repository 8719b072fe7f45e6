import { StudioError } from '@lectern/studio';
import { isQuotaError } from '../base/isQuotaError.ts';
import { STORAGE_FULL, UNSUPPORTED } from '../jobs/renders/renderWords.ts';
import { HttpProblem } from './problem.ts';

const NO_ANSWER =
  'The voice did not answer, and its engine was ended. Try again, or choose another voice.';

/** Maps an expected failure of the studio or the storage to a response; null for anything else. */
export function studioProblem(cause: unknown): HttpProblem | null {
  if (isQuotaError(cause)) return new HttpProblem(507, STORAGE_FULL);
  if (!(cause instanceof StudioError)) return null;
  switch (cause.code) {
    case 'no-words':
      return new HttpProblem(422, 'The script has no words to speak. Write at least one word.');
    case 'too-long':
      return new HttpProblem(422, cause.message);
    case 'storage-full':
      return new HttpProblem(507, STORAGE_FULL);
    case 'unsupported':
      return new HttpProblem(422, UNSUPPORTED);
    case 'speech-failed':
      return new HttpProblem(500, 'The script could not be spoken. Try again.');
    case 'no-answer':
      return new HttpProblem(422, NO_ANSWER);
    default:
      return null;
  }
}
