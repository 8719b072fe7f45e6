import { defaultClientConditions, defaultServerConditions } from 'vite';

const CONDITION = '@lectern/source';

/** For servers: Vitest's own modules, and what evaluates stylesheets. */
const server = { resolve: { conditions: [CONDITION, ...defaultServerConditions] } };

/**
 * Lets Vite read the packages of this repository from their sources, whether they were built or not.
 * The compiler of stylesheets is a server of its own that takes `environments` from its host's settings
 * and drops `ssr`: without the former it takes the built design system where there is one, however old.
 */
export const fromSources = {
  resolve: { conditions: [CONDITION, ...defaultClientConditions] },
  environments: { ssr: server },
  ssr: server,
};
