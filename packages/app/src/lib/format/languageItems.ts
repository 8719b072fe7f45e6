import { languageName } from './languageName.ts';

/** Languages that a script can be marked with, in addition to its original one. */
const LANGUAGES =
  'af ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fr ga gl gu he hi hr hu hy id is it ja ka kk kn ko ' +
  'lt lv mk ml mr ms nb ne nl pa pl pt ro ru si sk sl sq sr sv sw ta te th tr uk ur vi zh';

/**
 * Returns the languages to choose from, sorted by name.
 *
 * @param own - A tag to include whatever it is; null for none.
 */
export function languageItems(own: string | null): { id: string; label: string }[] {
  const tags = new Set(LANGUAGES.split(' '));
  if (own !== null) tags.add(own);
  return [...tags]
    .map((id) => ({ id, label: languageName(id) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'));
}
