import type { Plugin } from 'vite';
import { voicesMiddleware } from '../../../scripts/lib/server/staticServer.mjs';
import { VOICES_FOLDER } from '../../../scripts/lib/voices/voicesFolder.mjs';

const INDEX = 'voices/index.json';
const NO_PACKS = JSON.stringify({ packs: [] });

/**
 * Serves the folder of voice packs: in a build, an index without packs, which a host's own folder replaces;
 * on Vite's own server, the packs of this clone. No build contains a pack.
 */
export function voicePacks(): Plugin {
  return {
    name: 'voice packs',
    configureServer({ middlewares }) {
      middlewares.use(voicesMiddleware(VOICES_FOLDER));
      middlewares.use(`/${INDEX}`, (_, response) => {
        response.setHeader('Content-Type', 'application/json').end(NO_PACKS);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: INDEX, source: NO_PACKS });
    },
  };
}
