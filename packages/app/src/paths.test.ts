// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { absoluteUrl, CREATE_STEPS, createStepFromPath, paths } from './paths.ts';

const query = (path: string) => new URL(path, 'http://localhost').searchParams;

describe('paths', () => {
  test('omits defaults from the URL', () => {
    expect(paths.videos()).toBe('/videos');
    expect(paths.videos({ search: '', status: 'all', sort: 'updated_at' })).toBe('/videos');
    expect(paths.create({ ai: false })).toBe('/create');
  });

  test('round-trips every value through the query', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (value) => {
        expect(query(paths.videos({ search: value })).get('search')).toBe(value);
        expect(query(paths.createStep('voice', { avatar: value })).get('avatar')).toBe(value);
      }),
    );
  });

  test('keeps an id in one segment of its path', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (id) => {
        const segments = paths.project(id).split('/');
        expect(segments).toHaveLength(3);
        expect(decodeURIComponent(segments[2] ?? '')).toBe(id);
      }),
    );
  });
});

describe('createStepFromPath', () => {
  // Specification: routes.5, wizard.2, wizard.3
  test.each(CREATE_STEPS)('finds %s in the path built for it', (step) => {
    expect(createStepFromPath(paths.createStep(step))).toBe(step);
    expect(createStepFromPath(`${paths.createStep(step)}/`)).toBe(step);
  });

  test.each(['/create', '/create/', '/create/other', '/create/voice/more', '/videos/voice'])(
    'finds no step in %s',
    (path) => {
      expect(createStepFromPath(path)).toBeNull();
    },
  );
});

test('an absolute URL has this origin', () => {
  expect(absoluteUrl(paths.project('a b'))).toBe('http://localhost/projects/a%20b');
});
