/** The destination for visitors without an origin (specification section 2, Login). */
const DEFAULT_RETURN = '/';

// Never valid return addresses: they would only send the visitor on again.
const VISITOR_PATHS = ['/login', '/register'];

/**
 * Returns the path, query and hash to return to after signing in, or `/` for anything that is not an
 * address of this app: other origins (`//e`, `/\e`), other schemes (`javascript:`), control characters,
 * which URL parsers drop, and the login and register pages themselves.
 */
export function safeReturnTo(value: unknown): string {
  if (typeof value !== 'string' || !value.startsWith('/')) return DEFAULT_RETURN;
  // oxlint-disable-next-line no-control-regex -- a tab or newline inside '/\t/e' disappears in URL
  if (/[\u0000-\u001f\u007f\\]/.test(value)) return DEFAULT_RETURN;
  const base = 'http://origin.invalid';
  let url: URL;
  try {
    url = new URL(value, base);
  } catch {
    return DEFAULT_RETURN;
  }
  // '/..//e' is an address of this origin, but another parser would read its path as another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return DEFAULT_RETURN;
  const path = url.pathname.replace(/\/+$/, '').toLowerCase();
  if (VISITOR_PATHS.includes(path)) return DEFAULT_RETURN;
  return url.pathname + url.search + url.hash;
}

/** Router state that carries an origin to the login page. */
export interface ReturnState {
  /** Path, query and hash. */
  from: string;
  /** The user who was there; other users are not sent to that page. */
  owner?: string;
}

/**
 * Returns the origin in a location's state, made safe, for the signed-in user (null: unknown). State
 * survives reloads and must not be trusted.
 */
export function returnToFromState(state: unknown, userName: string | null): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return DEFAULT_RETURN;
  const isAnothers = 'owner' in state && state.owner !== userName;
  return isAnothers ? DEFAULT_RETURN : safeReturnTo(state.from);
}
