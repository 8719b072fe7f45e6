import {
  createApiClient,
  getCurrentUser,
  isApiError,
  listProjects,
  listVoices,
  requestCustomAvatar,
} from '@lectern/api-client';

/** The client alone in a page, for what no screen does by itself. */
const bench = {
  client: createApiClient(),
  getCurrentUser,
  listProjects,
  listVoices,
  requestCustomAvatar,
  /** Kinds of the failures, in their order; 'done' for a call that succeeded. */
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
