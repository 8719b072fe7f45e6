import type { StoryContext } from 'storybook/internal/types';
import { isTested } from './tested.ts';

/** The parts of axe's report that contain no violations. */
const NO_FINDINGS = { passes: [], incomplete: [], inapplicable: [] };

/**
 * Removes the rules that found nothing from axe's report on a tested story. The page would send them to the
 * runner with every test: tens of kilobytes that no one reads.
 */
export function reportOnlyFindings(reporting: StoryContext['reporting']): void {
  if (!isTested) return;
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) =>
    add(
      report.type === 'a11y' && typeof report.result === 'object'
        ? { ...report, result: { ...report.result, ...NO_FINDINGS } }
        : report,
    );
}
