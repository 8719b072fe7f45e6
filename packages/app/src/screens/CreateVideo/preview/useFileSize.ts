import { useAnswer } from '../../../lib/useAnswer.ts';
import { readFileSize } from './fileSizes.ts';

/** Bytes of the file at a URL; null until it is known, or when it cannot be. */
export function useFileSize(url: string | null): number | null {
  return useAnswer(url, (signal) => readFileSize(url ?? '', signal)).value ?? null;
}
