/*
 * Under Trusted Types (docs/hosting.md), lets workers start from files of this origin and from `blob:`, as
 * `worker-src` does: our own, and the one that the AAC encoder creates. HTML and scripts from strings
 * remain refused, because the policy has no rule that creates them. Every page and worker that starts
 * workers imports this first.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string | null }): unknown;
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    const { origin } = globalThis.location;
    // The `origin` of a `blob:` URL is that of its creator.
    return new URL(url, globalThis.location.href).origin === origin ? url : null;
  },
});
