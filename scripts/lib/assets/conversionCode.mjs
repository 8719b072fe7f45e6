import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import openWabt from 'wabt';
import { ROOT } from '../run.mjs';

const picture = join(ROOT, 'packages/studio/src/picture');

/** The module with the compiled pixel conversion. */
export const CODE_FILE = join(picture, 'i420Code.ts');

/** Compiles the pixel conversion. @returns the content of {@link CODE_FILE} */
export async function conversionCode() {
  const wabt = await openWabt();
  const source = await readFile(join(picture, 'i420.wat'), 'utf8');
  const module = wabt.parseWat('i420.wat', source, { simd: true });
  const base64 = Buffer.from(module.toBinary({}).buffer).toString('base64');
  module.destroy();
  const lines = (base64.match(/.{1,90}/g) ?? []).map((part) => `  '${part}'`);
  return `/** WebAssembly in base64, compiled from i420.wat by \`npm run build:wasm\`. */
export const CONVERSION =
${lines.join(' +\n')};
`;
}
