/** The script language in a project's settings, or null if the user has not set one. */
export function setLanguage(settings: Record<string, unknown> | undefined): string | null {
  const language = settings?.['language'];
  return typeof language === 'string' && /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language)
    ? language
    : null;
}
