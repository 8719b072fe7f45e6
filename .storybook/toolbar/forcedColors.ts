declare global {
  interface Window {
    /** Only provided by the test runner: a page cannot force its own colours. */
    lecternForceColors?: (isForced: boolean) => Promise<void>;
  }
}

/**
 * `globals: { forcedColors: 'active' }` shows a story as Windows' contrast themes do. Tests force the
 * colours in the browser itself; in the workbench, choose it in the browser's developer tools (Rendering,
 * 'Emulate CSS media feature forced-colors').
 *
 * Set before every story, forced or not: a clean-up after the last story of a file would never run, and the
 * page outlives the file.
 */
export async function forceColors(globals: Readonly<Record<string, unknown>>): Promise<void> {
  await window.lecternForceColors?.(globals.forcedColors === 'active');
}
