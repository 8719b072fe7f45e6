import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cachedIndexer } from './plugins/cachedIndexer.ts';
import { docgenPlugin } from './plugins/docgenPlugin.ts';
import { ROOT } from '../scripts/lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lectern-index-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the index of stories', () => {
  it('reads a file again after a change', async () => {
    const createIndex = vi.fn<Indexer['createIndex']>(async (file) => [
      { type: 'story', importPath: file, exportName: readFileSync(file, 'utf8') },
    ]);
    const indexer = cachedIndexer({ test: /\.tsx$/, createIndex }, join(folder, 'cache'));
    const file = join(folder, 'Button.stories.tsx');
    const names = async () =>
      (await indexer.createIndex(file, { makeTitle: (title = '') => title })).map(
        (input) => 'exportName' in input && input.exportName,
      );
    writeFileSync(file, 'Default');
    expect(await names()).toEqual(['Default']);
    expect(await names()).toEqual(['Default']);
    expect(createIndex).toHaveBeenCalledTimes(1);
    writeFileSync(file, 'Pending');
    expect(await names()).toEqual(['Pending']);
    expect(createIndex).toHaveBeenCalledTimes(2);
  });
});

describe('props tables', () => {
  const { transform } = docgenPlugin();
  const CARD = `${ROOT}/packages/ui/src/components/ProjectCard/ProjectCard.tsx`;

  it('contain the descriptions of a component, including props from its own other files', () => {
    const code = transform.handler(readFileSync(CARD, 'utf8'), CARD)?.code ?? '';
    const [, text = ''] = /^;ProjectCard\.__docgenInfo=(.+)$/m.exec(code) ?? [];
    /** The descriptions that `react-docgen` extracted for each prop. */
    const { props }: { props: Record<string, { description: string }> } = JSON.parse(text);
    expect(props.timeAgo?.description).toBe("Time since the last update: '2 hours ago'.");
    // Defined in `CardPicture.tsx`.
    expect(props.durationLabel?.description).toBe("Duration of the video as 'm:ss'.");
  });

  it('leave out components that a module only re-exports', () => {
    const barrel = join(CARD, '../passesOn.tsx');
    expect(
      transform.handler("export { ProjectCard } from './ProjectCard.tsx';", barrel),
    ).toBeNull();
    expect(transform.handler('export const SIZE = 1;', barrel)).toBeNull();
  });

  it('are generated for components only', () => {
    expect(transform.filter.id.test(CARD)).toBe(true);
    expect(transform.filter.id.test(CARD.replace('.tsx', '.stories.tsx'))).toBe(false);
    expect(transform.filter.id.test(`${ROOT}/node_modules/library/Card.tsx`)).toBe(false);
  });
});
