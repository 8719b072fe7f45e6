import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { namesOnce, recordDrawn } from '../scripts/lib/drawnStylesheets.mjs';
import { DRAWN } from './storybook.ts';

/**
 * Records which stylesheets each file of stories draws with (`visual/drawn.json`), after a run that takes all
 * pictures of its files: of some (`VISUAL_RECORD=files`), or of all (`whole`). A comparison of all fails where the
 * record has not kept up.
 */
export default class DrawnReporter implements Reporter {
  readonly #seen: Record<string, string[]> = {};

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type !== DRAWN) continue;
      const [file = '', ...names] = description.split(' ');
      this.#seen[file] = namesOnce([...(this.#seen[file] ?? []), ...names]);
    }
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const { VISUAL_RECORD: mode, VISUAL_UPDATE: isUpdating } = process.env;
    if (status !== 'passed' || mode === undefined) return {};
    const isNew = recordDrawn(this.#seen, mode === 'whole');
    if (!isNew) return {};
    console.log('visual/drawn.json is new: commit it with the change.');
    return mode === 'whole' && isUpdating === undefined ? { status: 'failed' } : {};
  }
}
