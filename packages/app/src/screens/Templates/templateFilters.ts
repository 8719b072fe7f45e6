import {
  type Template,
  TEMPLATE_CATEGORIES,
  TEMPLATE_DURATIONS,
  type TemplateCategory,
  type TemplateDuration,
} from '../../templates/template.ts';

/** What the templates' page shows; kept in the URL, so that it survives a reload and can be shared. */
export interface TemplateFilters {
  search: string;
  category: TemplateCategory | 'all';
  /** Minutes, from and to. */
  duration: TemplateDuration | 'all';
}

/** The filters in a query. Unknown values read as all. */
export function readTemplateFilters(query: URLSearchParams): TemplateFilters {
  const category = query.get('category');
  const duration = query.get('duration');
  return {
    search: query.get('search') ?? '',
    category: TEMPLATE_CATEGORIES.find((value) => value === category) ?? 'all',
    duration: TEMPLATE_DURATIONS.find((value) => value === duration) ?? 'all',
  };
}

/** The templates that fit: every word of the search stands in what a card or its outline says. */
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
