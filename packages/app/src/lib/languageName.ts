/** Made with the first name: that takes as long as thirty names. */
let names: Intl.DisplayNames | null = null;

/** A language's name in the interface's language: 'English'. */
export function languageName(tag: string): string {
  try {
    names ??= new Intl.DisplayNames('en', { type: 'language' });
    return names.of(tag) ?? tag;
  } catch {
    // Not a language tag at all: a server may have stored anything.
    return tag;
  }
}
