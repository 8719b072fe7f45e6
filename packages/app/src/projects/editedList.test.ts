import { normaliseProject, type Project } from '@lectern/api-client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editedList, renamedMatches, type VideoFilters } from './editedList.ts';
import { NO_EDITS, withDeletion, withName } from './localEdits.ts';
import { projectTitle } from './projectTitle.ts';

function project(id: string, name: string, rest: Record<string, unknown> = {}): Project {
  const value = normaliseProject({ _id: id, name, status: 'completed', ...rest });
  if (!value) throw new Error('not a project');
  return value;
}

const ALL: VideoFilters = { search: '', status: 'all', sort: 'updated_at' };
const LIST = [project('1', 'Spring'), project('2', 'Welcome'), project('3', 'Autumn')];
const ids = (list: readonly Project[]) => list.map(({ id }) => id);

describe('editedList', () => {
  test("returns the server's list without edits", () => {
    expect(editedList(LIST, [], NO_EDITS, ALL)).toEqual(LIST);
  });

  // Specification: videos.15
  test('omits deleted projects and shows renamed ones under their new names', () => {
    const edits = withName(withDeletion(NO_EDITS, '1'), '2', 'Zebra');
    expect(editedList(LIST, [], edits, ALL).map(({ name }) => name)).toEqual(['Zebra', 'Autumn']);
  });

  test('sorts a renamed project by its new name', () => {
    const edits = withName(NO_EDITS, '1', 'Zebra');
    const byName: VideoFilters = { ...ALL, sort: 'name' };
    expect(ids(editedList(LIST, [], edits, byName))).toEqual(['3', '2', '1']);
  });

  test('sorts by title, whatever names the server has for the projects', () => {
    const names = fc.array(fc.option(fc.string()), { minLength: 2 });
    fc.assert(
      fc.property(names, (given) => {
        const list = given.map((name, index) => project(`${index}`, name ?? ''));
        const titles = editedList(list, [], NO_EDITS, { ...ALL, sort: 'name' }).map(projectTitle);
        expect(titles).toEqual(list.map(projectTitle).sort((a, b) => a.localeCompare(b)));
      }),
    );
  });

  test('finds a renamed project by its new name and no longer by its old one', () => {
    const edits = withName(NO_EDITS, '1', 'Zebra');
    const spring: VideoFilters = { ...ALL, search: 'spring' };
    expect(editedList(LIST.slice(0, 1), [], edits, spring)).toEqual([]);
    expect(renamedMatches(edits, 'zeb', [])).toEqual(['1']);
    const zebra: VideoFilters = { ...ALL, search: 'ZEB' };
    expect(ids(editedList([], LIST.slice(0, 1), edits, zebra))).toEqual(['1']);
  });

  test('excludes a renamed project of another status', () => {
    const edits = withName(NO_EDITS, '1', 'Zebra');
    const failed: VideoFilters = { ...ALL, search: 'zebra', status: 'failed' };
    expect(editedList([], LIST.slice(0, 1), edits, failed)).toEqual([]);
  });

  test('sorts additional matches into the list', () => {
    const edits = withName(NO_EDITS, '9', 'Zebra two');
    const found = [
      project('1', 'zebra', { updated_at: '2026-01-03T00:00:00Z' }),
      project('2', 'zebra', { updated_at: '2026-01-01T00:00:00Z' }),
    ];
    const extra = [project('9', 'old', { updated_at: '2026-01-02T00:00:00Z' })];
    const filters: VideoFilters = { ...ALL, search: 'zebra' };
    expect(ids(editedList(found, extra, edits, filters))).toEqual(['1', '9', '2']);
  });
});

test('no additional matches without a search, or if the server found the project', () => {
  const edits = withName(NO_EDITS, '1', 'Zebra');
  expect(renamedMatches(edits, ' ', [])).toEqual([]);
  expect(renamedMatches(edits, 'zebra', [{ id: '1' }])).toEqual([]);
});
