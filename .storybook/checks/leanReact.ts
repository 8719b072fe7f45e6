/**
 * Spares React work whose results no test reads. For its profiler and its warnings, its development build
 * records how long each component took and where each element was created: a mark per component and a stack
 * trace per element, a fifth of the processor time of all stories. Its checks and its warnings remain. Call
 * this before anything imports React.
 */
export async function leanReact(): Promise<void> {
  // Writes to the browser's performance panel; React skips it if the console lacks it.
  Reflect.deleteProperty(console, 'timeStamp');
  // Joins stack traces across awaits in the developer tools; React works without it.
  Reflect.deleteProperty(console, 'createTask');

  const react = await import('react');
  const counts: unknown = Reflect.get(
    react.default,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof counts !== 'object' || counts === null) return;
  // Past 10,000 of them React keeps no more stack traces of elements, and starts counting again every
  // second.
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
