/** Whether the browser refused a write for lack of space, however the error is wrapped. */
export function isQuotaError(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return cause.name === 'QuotaExceededError' || causesOf(cause).some(isQuotaError);
}

/** Dexie wraps the browser's error as `inner`, those of several writes as `failures`; other code as `cause`. */
function causesOf(error: Error): unknown[] {
  const inner = 'inner' in error ? error.inner : null;
  const failures: unknown[] =
    'failures' in error && Array.isArray(error.failures) ? error.failures : [];
  return [error.cause, inner, ...failures];
}
