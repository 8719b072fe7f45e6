/**
 * Carries `StudioError`s with their codes between a page and its workers.
 */
import { transferHandlers } from 'comlink';
import { toStorageError } from '../mediaStore.ts';
import { StudioError } from '../StudioError.ts';
import type { StudioErrorCode } from '../types.ts';

interface Thrown {
  code: StudioErrorCode;
  message: string;
}

const usual = transferHandlers.get('throw');

/** Call it on both sides before the first call. Without it, errors arrive without their codes. */
export function carryStudioErrors(): void {
  transferHandlers.set('throw', {
    canHandle: (value: unknown): value is { value: unknown } => usual?.canHandle(value) === true,
    serialize: ({ value }: { value: unknown }): [Thrown, Transferable[]] => {
      const known = toStorageError(value);
      if (known instanceof StudioError) return [{ code: known.code, message: known.message }, []];
      const message = value instanceof Error ? `${value.name}: ${value.message}` : String(value);
      return [{ code: 'encoder-failed', message }, []];
    },
    deserialize: ({ code, message }: Thrown): never => {
      throw new StudioError(code, message);
    },
  });
}
