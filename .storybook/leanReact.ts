/**
 * Spares React what no test reads. Its development build notes for its profiler and its warnings how
 * long each part took and where each element was made: a mark a component and a stack trace an
 * element, a fifth of the processor time of all stories. Its checks and its warnings stay. To be
 * called before anything imports React.
 */
export async function leanReact(): Promise<void> {
  // Told to the browser's performance panel; React leaves it out where a console cannot.
  Reflect.deleteProperty(console, 'timeStamp');
  // Joins stack traces over awaits in the developer tools; React does without.
  Reflect.deleteProperty(console, 'createTask');

  const react = await import('react');
  const counts: unknown = Reflect.get(
    react.default,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof counts !== 'object' || counts === null) return;
  // Past 10,000 of them React keeps no more stack traces of elements, and begins anew every second.
  Object.defineProperty(counts, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => {},
  });
}
