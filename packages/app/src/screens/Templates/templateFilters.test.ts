import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '../../paths.ts';
import { TEMPLATE_CATEGORIES, TEMPLATE_DURATIONS } from '../../templates/template.ts';
import { TEMPLATES } from '../../templates/templates.ts';
import { filterTemplates, readTemplateFilters, type TemplateFilters } from './templateFilters.ts';

const filters = fc.record<TemplateFilters>({
  search: fc.string({ unit: 'grapheme' }),
  category: fc.constantFrom('all', ...TEMPLATE_CATEGORIES),
  duration: fc.constantFrom('all', ...TEMPLATE_DURATIONS),
});
const ALL: TemplateFilters = { search: '', category: 'all', duration: 'all' };
const ids = (change: Partial<TemplateFilters>) =>
  filterTemplates(TEMPLATES, { ...ALL, ...change }).map(({ id }) => id);

test('filters survive a round trip through the URL, and unknown values become all', () => {
  fc.assert(
    fc.property(filters, (value) => {
      const url = new URL(paths.templates(value), 'http://localhost');
      expect(readTemplateFilters(url.searchParams)).toEqual(value);
    }),
  );
  expect(paths.templates(ALL)).toBe('/templates');
  expect(readTemplateFilters(new URLSearchParams('category=marketing&duration=9'))).toEqual(ALL);
});

// Specification: templates.3, templates.4
test('a template is listed exactly if it matches every filter', () => {
  fc.assert(
    fc.property(filters, ({ category, duration }) => {
      const left = filterTemplates(TEMPLATES, { search: ' ', category, duration });
      for (const template of TEMPLATES) {
        const fits =
          (category === 'all' || template.category === category) &&
          (duration === 'all' || template.duration === duration);
        expect(left.includes(template)).toBe(fits);
      }
    }),
  );
});

// Specification: templates.2
test('a search matches words of the card and its outline, in any case and order', () => {
  expect(ids({ search: 'DEMO product' })).toEqual(['product-demo']);
  expect(ids({ search: 'quarter' })).toEqual(['quarterly-update']);
  expect(ids({ search: 'marketing' })).toEqual(ids({ category: 'Marketing' }));
  expect(ids({ search: 'two' }).length).toBeGreaterThan(0);
  expect(ids({ search: '[.*' })).toEqual([]);
});
