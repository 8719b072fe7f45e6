import { useAnswer } from '../../../lib/calls/useAnswer.ts';
import { readFileSize } from './fileSizes.ts';

/** Size of the file at a URL in bytes; null until it is known, or if it cannot be read. */
export function useFileSize(url: string | null): number | null {
  return useAnswer(url, (signal) => readFileSize(url ?? '', signal)).value ?? null;
}
