const SAFE_SCHEME = /^(?:https?:\/\/|blob:.|data:image\/.)/i;
// Browsers drop tabs and newlines inside a URL and control characters around it, so that 'java\nscript:'
// would run: a URL that contains any of them does not come from the product.
// eslint-disable-next-line no-control-regex
const FORBIDDEN = /[\u0000-\u001f\u007f]/;

/**
 * The only gate for URLs from a server ('API-given URLs' of the product's readings). Returns the URL if it
 * is absolute with `http:`, `https:`, `blob:` or `data:image/`. Anything else counts as missing and returns
 * null, including a same-origin relative path or a URL with a username and password.
 */
export function safeUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const url = value.trim();
  if (!SAFE_SCHEME.test(url) || FORBIDDEN.test(url)) return null;
  if (!URL.canParse(url)) return null;
  // A browser refuses to load an image or video from such a URL, and a username in front hides the host.
  const { username, password } = new URL(url);
  return username === '' && password === '' ? url : null;
}
