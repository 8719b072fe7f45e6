import { OPERATION_IDS } from '@lectern/api-client/contract';
import { describe, expect, it } from 'vitest';
import { ANSWER_COLUMNS, answerCell, storiesDeclaring } from './operations.ts';
import { readAppTitles } from '../../scripts/lib/sources/screenStories.mjs';

const titles = readAppTitles(OPERATION_IDS);
const column = (title: string) => {
  const found = ANSWER_COLUMNS.find((each) => each.title === title);
  if (!found) throw new Error(`No column ${title}`);
  return found;
};

describe('operations and states', () => {
  it.each(OPERATION_IDS)('shows %s in a story', (id) => {
    expect(storiesDeclaring(titles, id)).not.toEqual([]);
  });

  it.each(ANSWER_COLUMNS.map(({ title }) => title))(
    'links to a story from every cell of “%s”',
    (title) => {
      const cells = OPERATION_IDS.map((id) => answerCell(titles, id, column(title)));
      expect(cells.some((cell) => cell !== null)).toBe(true);
      for (const cell of cells) {
        if (cell)
          expect(cell.address).toMatch(/^\?path=\/story\/[a-z0-9-]+--[a-z0-9-]+(?:&globals=|$)/);
      }
    },
  );

  it('opens the first story, or tries the response in a story of the operation', () => {
    const slow = answerCell(titles, 'listProjects', column('Slow'));
    expect(slow?.stories.map(({ label }) => label)).toContain('Slow');
    expect(slow?.address).toBe(`?path=/story/${slow?.stories[0]?.id}`);
    const broken = answerCell(titles, 'listVoices', column('Broken'));
    expect(broken?.address).toMatch(/&globals=operation:listVoices;answer:malformed$/);
  });

  it('has no empty response for an operation without a list, and no custom response to try', () => {
    expect(answerCell(titles, 'login', column('Empty'))).toBeNull();
    expect(answerCell(titles, 'logout', column('Custom response'))).toBeNull();
  });
});
