import {
  type Template,
  TEMPLATE_CATEGORIES,
  TEMPLATE_DURATIONS,
  type TemplateCategory,
  type TemplateDuration,
} from '../../templates/template.ts';

/** The filters of the templates page; kept in the URL, so that they survive a reload and can be shared. */
export interface TemplateFilters {
  search: string;
  category: TemplateCategory | 'all';
  /** A range of minutes. */
  duration: TemplateDuration | 'all';
}

/** Reads the filters from a query. Unknown values become 'all'. */
export function readTemplateFilters(query: URLSearchParams): TemplateFilters {
  const category = query.get('category');
  const duration = query.get('duration');
  return {
    search: query.get('search') ?? '',
    category: TEMPLATE_CATEGORIES.find((value) => value === category) ?? 'all',
    duration: TEMPLATE_DURATIONS.find((value) => value === duration) ?? 'all',
  };
}

/** Returns the templates that match: every word of the search occurs in the card or its outline. */
export function filterTemplates(
  templates: readonly Template[],
  { search, category, duration }: TemplateFilters,
): readonly Template[] {
  const words = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  return templates.filter((template) => {
    if (category !== 'all' && template.category !== category) return false;
    if (duration !== 'all' && template.duration !== duration) return false;
    const { title, description, parts } = template;
    const outline = parts.map((part) => `${part.title} ${part.summary}`);
    const text = [title, description, template.category, ...outline].join(' ').toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
