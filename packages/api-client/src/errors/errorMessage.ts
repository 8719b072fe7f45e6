import { isApiError } from '../transport/ApiError.ts';
import { readFilledText, readRecord } from '../values/read.ts';

/** Returns the message of anything thrown, or 'Unknown error' if it has none (section 8). */
export function messageOf(error: unknown): string {
  return readFilledText(readRecord(error)?.message) ?? 'Unknown error';
}

/** Returns the `detail` of the server's response if it is text (or a number, converted to text). */
export function textDetail(error: unknown): string | null {
  return isApiError(error) ? readFilledText(readRecord(error.data)?.detail) : null;
}

/** Whether the server requires a sign-in: the caller goes to /login (section 8, Avatars). */
export function isSignInNeeded(error: unknown): boolean {
  return isApiError(error) && error.status === 401;
}

/** Whether there was no response (section 8: 'Network Error'). */
export function isOffline(error: unknown): boolean {
  return isApiError(error, 'network');
}

/** Statuses of permanent refusals, which a retry does not change. */
const FOR_GOOD: readonly number[] = [401, 403, 404, 410];

/**
 * Whether a repeated request may get a different response: true for everything but a cancelled call and a
 * permanent refusal. Polling then continues (section 4, Processing).
 */
export function mayRecover(error: unknown): boolean {
  return isApiError(error) && error.kind !== 'aborted' && !FOR_GOOD.includes(error.status);
}

/** Returns the status of the response; 0 without one. */
export function statusOf(error: unknown): number {
  return isApiError(error) ? error.status : 0;
}
