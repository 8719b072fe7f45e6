/** A language's name in the interface's language: 'English'. */
export function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
  } catch {
    // Not a language tag at all: a server may have stored anything.
    return tag;
  }
}
