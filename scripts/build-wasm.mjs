/** Compiles packages/studio/src/picture/i420.wat. Run it after a change and commit the result. */
import { writeFile } from 'node:fs/promises';
import { CODE_FILE, conversionCode } from './lib/assets/conversionCode.mjs';

await writeFile(CODE_FILE, await conversionCode());
