// @vitest-environment jsdom
import { normaliseScript } from '@lectern/api-client';
import { demoAvatars } from '@lectern/mocks/fixtures';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countWords } from '../lib/format/countWords.ts';
import { SPEAKING_RATE } from '../lib/format/estimateDuration.ts';
import { templateFilm, templateStill } from './media.ts';
import { findMarks } from '@lectern/studio/marks';
import { findPlaceholders, placeholderAfter, selectPlaceholder } from './placeholders.ts';
import { TEMPLATE_CATEGORIES, TEMPLATE_DURATIONS, templateScript } from './template.ts';
import { readTemplateQuery, SCRATCH, visitMark } from './templateIds.ts';
import { findTemplate, TEMPLATES } from './templates.ts';

describe('the built-in templates', () => {
  // Specification: templates.6
  test('are the eight of the specification, in its order', () => {
    expect(TEMPLATES.map(({ title }) => title)).toEqual([
      'Product Introduction',
      'Company Overview',
      'Tutorial Style',
      'Customer Testimonial',
      'Product Demo',
      'Quarterly Update',
      'Course Introduction',
      'Quick Tips',
    ]);
  });

  // Specification: templates.6
  test.each(TEMPLATES)('$title is as long as stated', (template) => {
    const [from = 0, to = 0] = template.duration.split('-').map(Number);
    const minutes = countWords(templateScript(template)) / SPEAKING_RATE;
    expect(minutes).toBeGreaterThanOrEqual(from);
    expect(minutes).toBeLessThanOrEqual(to);
  });

  test.each(TEMPLATES)('$title is complete', (template) => {
    expect(findTemplate(template.id)).toBe(template);
    expect(TEMPLATE_CATEGORIES).toContain(template.category);
    expect(TEMPLATE_DURATIONS).toContain(template.duration);
    expect(findPlaceholders(templateScript(template)).length).toBeGreaterThan(3);
    // None of its placeholders may be taken for a gesture, which would omit the words from the film.
    expect(findMarks(templateScript(template)).map(({ kind }) => kind)).not.toContain('unknown');
    expect(findMarks(templateScript(template)).map(({ kind }) => kind)).not.toContain('gesture');
    expect(templateStill(template.id)).toMatch(/\.jpg/);
    expect(templateFilm(template.id)).toMatch(/\.mp4/);
    // The embedded backend has its presenter with the same id and name.
    expect(demoAvatars).toContainEqual(
      expect.objectContaining({ _id: template.avatar.id, name: template.avatar.name }),
    );
    // Stored as a script of the library, its parts come back as segments.
    const stored = normaliseScript({ _id: '1', segments: template.parts });
    expect(stored?.wordCount).toBe(countWords(templateScript(template)));
  });
});

describe('placeholders', () => {
  test('are square brackets around words on one line, except marks for the voice', () => {
    const text =
      'Hi [your name], [pause 1s] [wave] [juggle] go [say goh] on [ [Say it] [saying] [a\nb] [] [x]';
    const found = findPlaceholders(text).map(({ from, to }) => text.slice(from, to));
    expect(found).toEqual(['[your name]', '[saying]', '[x]']);
  });

  test('are found in order and without overlap in any text', () => {
    const piece = fc.constantFrom('[a]', '[', ']', 'word ', '\n', '[pause 2s]', '[b c]');
    const texts = fc.array(piece).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(texts, fc.nat(60), (text, place) => {
        const found = findPlaceholders(text);
        for (const [index, { from, to }] of found.entries()) {
          expect(text.slice(from, to)).toMatch(/^\[[^[\]\n]+\]$/);
          expect(from).toBeGreaterThanOrEqual(found[index - 1]?.to ?? 0);
        }
        const next = placeholderAfter(text, place);
        expect(next).toEqual(found.find(({ from }) => from >= place) ?? found[0] ?? null);
      }),
    );
  });

  test('are selected one after the other, and the first again after the last', () => {
    const area = document.createElement('textarea');
    document.body.append(area);
    area.value = 'One [two] three [four].';
    const selected = () => area.value.slice(area.selectionStart, area.selectionEnd);
    selectPlaceholder(area, 0);
    expect(selected()).toBe('[two]');
    expect(document.activeElement).toBe(area);
    selectPlaceholder(area, area.selectionEnd);
    expect(selected()).toBe('[four]');
    selectPlaceholder(area, area.selectionEnd);
    expect(selected()).toBe('[two]');
    area.remove();
  });
});

describe("the wizard's query", () => {
  const read = (text: string) => readTemplateQuery(new URLSearchParams(text));

  // Specification: routes.9
  test('a script takes precedence over a template, and an unknown template counts as none', () => {
    expect(read('template=quick-tips')).toBe('quick-tips');
    expect(read('template=quick-tips&ai=true')).toBe('quick-tips');
    expect(read('template=scratch')).toBe(SCRATCH);
    expect(read('template=quick-tips&script=1')).toBeNull();
    expect(read('template=constructor')).toBeNull();
    expect(read('')).toBeNull();
  });

  test.each(['?template=quick-tips', '?script=1', '?avatar=1'])(
    'each use of %s is a separate visit, and a reload is the same one',
    (search) => {
      const mark = (key: string) => visitMark({ search, key });
      expect(mark('a')).not.toBe(mark('b'));
      expect(mark('a')).toBe(mark('a'));
    },
  );

  test.each(['', '?ai=true', '?template=unknown'])('%j is no such visit', (search) => {
    expect(visitMark({ search, key: 'a' })).toBeNull();
  });
});
