import { defaultClientConditions, defaultServerConditions } from 'vite';

const CONDITION = '@lectern/source';

/** For servers: Vitest's own modules, and the modules that evaluate stylesheets. */
const server = { resolve: { conditions: [CONDITION, ...defaultServerConditions] } };

/**
 * Lets Vite read the packages of this repository from their sources, whether or not they have been built.
 * The stylesheet compiler is a separate server that takes `environments` from its host's settings and drops
 * `ssr`: without the former it uses the built design system if there is one, however old.
 */
export const fromSources = {
  resolve: { conditions: [CONDITION, ...defaultClientConditions] },
  environments: { ssr: server },
  ssr: server,
};
