import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cachedIndexer } from '../.storybook/cachedIndexer.ts';
import { docgenPlugin } from '../.storybook/docgenPlugin.ts';
import { ROOT } from './lib/run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'lectern-index-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the index of stories', () => {
  it('reads a file again once it was changed', async () => {
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

describe('tables of props', () => {
  const { transform } = docgenPlugin();
  const CARD = `${ROOT}/packages/ui/src/components/ProjectCard/ProjectCard.tsx`;

  it('have the words of a component, and of what its own files lend it', () => {
    const code = transform.handler(readFileSync(CARD, 'utf8'), CARD)?.code ?? '';
    const [, text = ''] = /^;ProjectCard\.__docgenInfo=(.+)$/m.exec(code) ?? [];
    /** What `react-docgen` says of each prop. */
    const { props }: { props: Record<string, { description: string }> } = JSON.parse(text);
    expect(props.timeAgo?.description).toBe("'2 hours ago'.");
    // Of `CardPicture.tsx`.
    expect(props.durationLabel?.description).toBe("'m:ss'.");
  });

  it('leave out components that a module only passes on', () => {
    const barrel = join(CARD, '../passesOn.tsx');
    expect(
      transform.handler("export { ProjectCard } from './ProjectCard.tsx';", barrel),
    ).toBeNull();
    expect(transform.handler('export const SIZE = 1;', barrel)).toBeNull();
  });

  it('are made of components alone', () => {
    expect(transform.filter.id.test(CARD)).toBe(true);
    expect(transform.filter.id.test(CARD.replace('.tsx', '.stories.tsx'))).toBe(false);
    expect(transform.filter.id.test(`${ROOT}/node_modules/library/Card.tsx`)).toBe(false);
  });
});
