/** Created on first use, because that takes as long as thirty names. */
let names: Intl.DisplayNames | null = null;

/** Returns a language's name in the interface's language: 'English'. */
export function languageName(tag: string): string {
  try {
    names ??= new Intl.DisplayNames('en', { type: 'language' });
    return names.of(tag) ?? tag;
  } catch {
    // Not a language tag: a server may have stored anything.
    return tag;
  }
}
