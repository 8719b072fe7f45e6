import { fileURLToPath } from 'node:url';

const REPORT = fileURLToPath(new URL('playwrightReport.mjs', import.meta.url));

/**
 * Playwright's list, and a report if a run of many steps requests one.
 *
 * @param {{ isFilming?: boolean }} [options]
 * @returns {import('@playwright/test').ReporterDescription[]}
 */
export function reporters({ isFilming = false } = {}) {
  const folder = process.env.TEST_REPORTS;
  return folder ? [['list'], [REPORT, { folder, isFilming }]] : [['list']];
}
