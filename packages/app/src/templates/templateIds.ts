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

/** Used instead of a template id: an empty page, whatever the wizard contained before. */
export const SCRATCH = 'scratch';

const KNOWN = [...TEMPLATE_IDS, SCRATCH] as const;

/**
 * Returns the value of `template` in the wizard's query: a built-in template or the empty page; otherwise
 * null.
 */
export function readTemplateQuery(query: URLSearchParams): TemplateId | typeof SCRATCH | null {
  // A stored script takes precedence (product page, Readings).
  if (query.get('script') !== null) return null;
  const id = query.get('template');
  return KNOWN.find((known) => known === id) ?? null;
}

/**
 * Identifies a visit to the wizard that requests a script, a template or an avatar; null for any other. Each
 * can be requested again and again, so visits differ by their history entry, which a reload keeps.
 */
export function visitMark({ search, key }: { search: string; key: string }): string | null {
  const query = new URLSearchParams(search);
  const isRequest = query.has('script') || query.has('avatar') || readTemplateQuery(query) !== null;
  return isRequest ? `${search}#${key}` : null;
}
