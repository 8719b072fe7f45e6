import type { StoryContext } from 'storybook/internal/types';
import { isTested } from './axeInBothThemes.ts';

/** What of axe's account says nothing of a fault. */
const NO_FINDINGS = { passes: [], incomplete: [], inapplicable: [] };

/**
 * Leaves out of what axe reports of a tested story the rules that found nothing. The page would send them
 * to the runner with every test: tens of kilobytes that no one reads.
 */
export function reportFindingsAlone(reporting: StoryContext['reporting']): void {
  if (!isTested) return;
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) =>
    add(
      report.type === 'a11y' && typeof report.result === 'object'
        ? { ...report, result: { ...report.result, ...NO_FINDINGS } }
        : report,
    );
}
