import { languageName } from '../../../lib/languageName.ts';

/** Languages that a script can be marked with, beside the one it came with. */
const LANGUAGES = [
  'en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'sv', 'pl', 'tr', 'ar', 'hi', 'zh', 'ja', 'ko',
] as const; // prettier-ignore

/** The choices of the language field; `none` is no language. */
export function languageItems(own: string): { id: string; label: string }[] {
  const known: readonly string[] = LANGUAGES;
  const tags = own === '' || known.includes(own) ? known : [own, ...known];
  return [
    { id: 'none', label: 'Not set' },
    ...tags
      .map((id) => ({ id, label: languageName(id) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ];
}
