import type { Cache, State } from 'swr';
import { isApiError } from '../transport/ApiError.ts';

/**
 * SWR's cache. A cancelled request must leave no trace, or a screen that is opened again would show it as
 * an error.
 */
export class SessionCache extends Map<string, State> implements Cache {
  override set(key: string, value: State): this {
    if (!isApiError(value.error, 'aborted')) return super.set(key, value);
    if (value.data !== undefined) return super.set(key, { ...value, error: undefined });
    this.delete(key);
    return this;
  }
}
