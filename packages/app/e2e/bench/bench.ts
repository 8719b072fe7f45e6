import {
  createApiClient,
  getCurrentUser,
  isApiError,
  listProjects,
  listVoices,
  requestCustomAvatar,
} from '@lectern/api-client';

/** The client alone in a page, for operations that no screen triggers on its own. */
const bench = {
  client: createApiClient(),
  getCurrentUser,
  listProjects,
  listVoices,
  requestCustomAvatar,
  /** Returns the kinds of the failures, in order; 'done' for a call that succeeded. */
  outcomes: async (calls: Promise<unknown>[]): Promise<string[]> => {
    const results = await Promise.allSettled(calls);
    return results.map((result) => {
      if (result.status === 'fulfilled') return 'done';
      const { reason } = result;
      return isApiError(reason) ? `${reason.kind} ${reason.status}` : String(reason);
    });
  },
};

declare global {
  // Only `var` declares a property of globalThis.
  var lecternBench: typeof bench;
}

globalThis.lecternBench = bench;
