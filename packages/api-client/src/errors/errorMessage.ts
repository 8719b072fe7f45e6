import { isApiError } from '../transport/ApiError.ts';
import { readFilledText, readRecord } from '../values/read.ts';

/** The message of anything thrown, 'Unknown error' where it has none (section 8). */
export function messageOf(error: unknown): string {
  return readFilledText(readRecord(error)?.message) ?? 'Unknown error';
}

/** `detail` of the server's answer where it is text (or a number, written out). */
export function textDetail(error: unknown): string | null {
  return isApiError(error) ? readFilledText(readRecord(error.data)?.detail) : null;
}

/** Whether the server asks for a sign-in: the caller goes to /login (section 8, Avatars). */
export function isSignInNeeded(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** Whether no answer came (section 8: 'Network Error'). */
export function isOffline(error: unknown): boolean {
  return isApiError(error, 'network');
}

/** Refusals that stand, however often one asks. */
const FOR_GOOD: readonly number[] = [401, 403, 404, 410];

/**
 * Whether the next answer to the same question may be another: after everything but a cancelled call
 * and a refusal for good. Polls go on with it (section 4, Processing).
 */
export function mayRecover(error: unknown): boolean {
  return isApiError(error) && error.kind !== 'aborted' && !FOR_GOOD.includes(error.status);
}

/** Status of the answer; 0 where there was none. */
export function statusOf(error: unknown): number {
  return isApiError(error) ? error.status : 0;
}
