import type { Recipe } from './recipe.ts';

/** The order of fields in the file, from what readers look for most to what they rarely need. */
const ORDER: readonly (keyof Recipe)[] = [
  '$schema',
  'version',
  'title',
  'language',
  'script',
  'voice',
  'presenter',
  'scene',
  'format',
  'captions',
  'manner',
  'gesturesOff',
  'edit',
];

/**
 * Returns the text of a project file: equal recipes give equal texts, and changing one value changes one
 * line, so files can be compared and reviewed.
 */
export function writeRecipe(recipe: Recipe): string {
  const fields = ORDER.map((name) => [name, sorted(recipe[name])] as const);
  return `${JSON.stringify(Object.fromEntries(fields), null, 2)}\n`;
}

/** Sorts nested fields alphabetically. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, sorted(inner)] as const);
  return Object.fromEntries(fields.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
