declare global {
  interface Window {
    /** Given by the test runner alone: a page cannot force its own colours. */
    lecternForceColors?: (isForced: boolean) => Promise<void>;
  }
}

/**
 * `globals: { forcedColors: 'active' }` shows a story as Windows' contrast themes do. Tests force the
 * colours in the browser itself; in the workbench, choose it in the browser's developer tools
 * (Rendering, 'Emulate CSS media feature forced-colors').
 *
 * Resolves to what takes it back.
 */
export async function forceColors(
  globals: Readonly<Record<string, unknown>>,
): Promise<() => Promise<void>> {
  const force = window.lecternForceColors;
  if (globals.forcedColors !== 'active' || !force) return () => Promise.resolve();
  await force(true);
  return () => force(false);
}
