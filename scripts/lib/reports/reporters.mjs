import { fileURLToPath } from 'node:url';

const REPORT = fileURLToPath(new URL('playwrightReport.mjs', import.meta.url));

/**
 * Playwright's list, and a report where a run of many steps wants one.
 *
 * @returns {import('@playwright/test').ReporterDescription[]}
 */
export function reporters() {
  const folder = process.env.TEST_REPORTS;
  return folder ? [['list'], [REPORT, { folder }]] : [['list']];
}
