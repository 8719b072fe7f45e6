import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { recordDrawn } from '../scripts/lib/pictures/drawnRecord.mjs';
import { uniqueNames } from '../scripts/lib/pictures/drawnStylesheets.mjs';
import { DRAWN } from './storybook.ts';

/**
 * Records which stylesheet rules each story draws with (`visual/drawn.json`), after a run that takes all
 * screenshots of its stories: of some (`VISUAL_RECORD=some`), or of all (`whole`). A comparison of all
 * stories fails if the record is out of date.
 */
export default class DrawnReporter implements Reporter {
  readonly #seen: Record<string, Record<string, string[]>> = {};

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description = '' } of annotations) {
      if (type !== DRAWN) continue;
      const [file = '', id = '', ...rules] = description.split(' ');
      const stories = (this.#seen[file] ??= {});
      stories[id] = uniqueNames([...(stories[id] ?? []), ...rules]);
    }
  }

  async onEnd({ status }: FullResult): Promise<{ status?: FullResult['status'] }> {
    const {
      VISUAL_RECORD: mode,
      VISUAL_UPDATE: isUpdating,
      VISUAL_STORY_FILES: files,
    } = process.env;
    if (status !== 'passed' || mode === undefined) return {};
    const wholeFiles = files?.split('\n').filter(Boolean) ?? [];
    const isNew = recordDrawn(this.#seen, mode === 'whole' ? 'all' : wholeFiles);
    if (!isNew) return {};
    console.log('visual/drawn.json is new: commit it with the change.');
    return mode === 'whole' && isUpdating === undefined ? { status: 'failed' } : {};
  }
}
