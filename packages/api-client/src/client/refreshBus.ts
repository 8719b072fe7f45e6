/** The resources that can be refreshed together; also the first part of every SWR key of this package. */
export const RESOURCES = [
  'avatars',
  'current-user',
  'projects',
  'renders',
  'scripts',
  'videos',
  'voices',
] as const;

/** The name of a resource that `useRefresh` reloads. */
export type Resource = (typeof RESOURCES)[number];

type Refresh = () => Promise<unknown>;

/** Tells the mounted paged lists to reload, because SWR's own mutation by filter skips them. */
export interface RefreshBus {
  listen: (resource: Resource, refresh: Refresh) => () => void;
  emit: (resource: Resource) => Promise<unknown>;
}

/** Creates a bus without listeners. */
export function createRefreshBus(): RefreshBus {
  const listeners = new Set<{ resource: Resource; refresh: Refresh }>();
  return {
    listen: (resource, refresh) => {
      const listener = { resource, refresh };
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    emit: (resource) =>
      Promise.all(
        [...listeners]
          .filter((listener) => listener.resource === resource)
          .map((listener) => listener.refresh()),
      ),
  };
}
