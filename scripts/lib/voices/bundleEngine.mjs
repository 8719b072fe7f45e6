import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { loadSource } from '../loadSource.mjs';

/** @type {{ notices: (preface: string) => { main: () => import('vite').Plugin } }} */
const { notices } = await loadSource('packages/app/build/notices.ts');

/**
 * Bundles a pack's engine into one module without imports, with the licences of the packages in it.
 *
 * @param {string} path - Below `packages/studio/src/packs`.
 * @param {string} preface - Heads the licences.
 */
export async function bundleEngine(path, preface) {
  const entry = fileURLToPath(
    new URL(`../../../packages/studio/src/packs/${path}`, import.meta.url),
  );
  const output = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [notices(preface).main()],
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['es'], fileName: 'engine' },
      // Node-only parts, which a browser never reaches.
      rolldownOptions: { external: ['module', /^node:/] },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error(`${path} was not built`);
  const licences = result.output.find(({ type }) => type === 'asset');
  if (licences?.type !== 'asset') throw new Error(`${path} has no licences`);
  return { code: result.output[0].code, licences: String(licences.source) };
}
