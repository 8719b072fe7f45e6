/*
 * Where the host's policy asks for Trusted Types (docs/hosting.md), workers start from files of this
 * origin and from `blob:`, as `worker-src` has it: our own, and the one that the AAC encoder makes of
 * itself. HTML and scripts from strings stay refused, for the policy has no rule that makes them.
 * Imported first by every page and worker that starts workers.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    const { origin } = globalThis.location;
    // Of `blob:` too, `origin` is the one that made it.
    return new URL(url, globalThis.location.href).origin === origin ? url : null;
  },
});
