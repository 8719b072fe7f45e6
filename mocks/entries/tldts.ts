/**
 * A stand-in for `tldts`, used through an alias in the embedded build.
 *
 * MSW keeps cookies with tough-cookie, which bundles the whole public suffix list: 114 of 204 kB gzip of
 * the embedded backend's chunk. The contract uses no cookies, so every host may count as its own domain.
 * Stories and tests use the real package.
 */

/** The registrable domain: the host itself. */
export function getDomain(host: string): string {
  return host;
}
