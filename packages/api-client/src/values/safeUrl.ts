const SAFE_SCHEME = /^(?:https?:\/\/|blob:.|data:image\/.)/i;
// Browsers drop tabs and newlines inside a URL and control characters around it, so that
// 'java\nscript:' would run: a URL that holds any of them is not one the product wrote.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f]/;

/**
 * The one gate for URLs that a server gives ('API-given URLs' of the product's readings).
 * Returns the URL when it is absolute with `http:`, `https:`, `blob:` or `data:image/`; anything
 * else, a same-origin relative path or a URL with a name and password too, counts as missing and gives
 * null.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = value.trim();
  if (!SAFE_SCHEME.test(url) || FORBIDDEN.test(url)) return null;
  if (!URL.canParse(url)) return null;
  // A browser refuses to load such a picture or film, and a name before the host hides the host.
  const { username, password } = new URL(url);
  return username === '' && password === '' ? url : null;
}
