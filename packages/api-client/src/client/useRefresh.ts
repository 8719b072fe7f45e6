import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { useApiContext } from './apiContext.ts';
import { type Resource, RESOURCES } from './refreshBus.ts';
import { PAGE_MARK } from './usePagedList.ts';

/**
 * Returns a function that reloads everything of the given resources wherever it is shown, or of all
 * resources if none is given. Call it after a mutation.
 * @throws Error outside of an `ApiProvider`.
 */
export function useRefresh(): (...resources: Resource[]) => Promise<void> {
  const { bus } = useApiContext();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (...resources) => {
      const wanted: readonly Resource[] = resources.length > 0 ? resources : RESOURCES;
      const isWanted = (key: unknown): key is readonly unknown[] =>
        Array.isArray(key) && wanted.some((resource) => resource === key[0]);
      const isPage = (key: unknown) => isWanted(key) && key[2] === PAGE_MARK;
      // Lists that are not on screen reload their pages when they are next opened.
      await mutate(isPage, undefined, { revalidate: false });
      await Promise.all([
        mutate((key) => isWanted(key) && !isPage(key)),
        ...wanted.map((resource) => bus.emit(resource)),
      ]);
    },
    [bus, mutate],
  );
}
