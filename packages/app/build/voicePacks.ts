import type { Plugin } from 'vite';
import { voicesMiddleware } from '../../../scripts/lib/staticServer.mjs';
import { VOICES_FOLDER } from '../../../scripts/lib/voices/voicesFolder.mjs';

const INDEX = 'voices/index.json';
const NO_PACKS = JSON.stringify({ packs: [] });

/**
 * The folder of voice packs: an index without any in the build, which a host's own folder replaces, and the
 * packs of this clone on Vite's own server. No build contains a pack.
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
