/** Whether the browser refused a write for lack of space, however the error is wrapped. */
export function isQuotaError(cause: unknown): boolean {
  for (let each: unknown = cause; each instanceof Error; each = innerOf(each)) {
    if (each.name === 'QuotaExceededError') return true;
  }
  return false;
}

/** Dexie wraps the browser's error as `inner`, other code as `cause`. */
function innerOf(error: Error): unknown {
  return 'inner' in error ? error.inner : error.cause;
}
