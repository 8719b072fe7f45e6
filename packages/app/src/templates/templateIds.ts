/** Ids of the built-in templates; they are part of URLs and never change. */
const TEMPLATE_IDS = [
  'product-introduction',
  'company-overview',
  'tutorial-style',
  'customer-testimonial',
  'product-demo',
  'quarterly-update',
  'course-introduction',
  'quick-tips',
] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

/** In a template's place: an empty page, whatever stood in the wizard before. */
export const SCRATCH = 'scratch';

const KNOWN = [...TEMPLATE_IDS, SCRATCH] as const;

/** What `template` in the wizard's query asks for: a built-in template or the empty page; else null. */
export function readTemplateQuery(query: URLSearchParams): TemplateId | typeof SCRATCH | null {
  // A stored script wins (product page, Readings).
  if (query.get('script') !== null) return null;
  const id = query.get('template');
  return KNOWN.find((known) => known === id) ?? null;
}

/**
 * What tells one visit to the wizard from another. A template can be used again and again, so that
 * its visits differ by their place in the history, which a reload keeps.
 */
export function visitMark({ search, key }: { search: string; key: string }): string {
  return readTemplateQuery(new URLSearchParams(search)) === null ? search : `${search}#${key}`;
}
