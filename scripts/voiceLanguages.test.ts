import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import type * as Faces from '../packages/studio/src/looks/writingFaces.ts';
import type * as Signs from '../packages/studio/src/looks/faceSigns.ts';
import { loadSource } from './lib/loadSource.mjs';
import { espeakLanguages } from './lib/voices/espeakVoices.mjs';

it('films have fonts for the characters of every language in the eSpeak NG pack', async () => {
  const { isInFaces } = await loadSource<typeof Faces>('packages/studio/src/looks/writingFaces.ts');
  const { needsFaces } = await loadSource<typeof Signs>('packages/studio/src/looks/faceSigns.ts');
  const path = createRequire(import.meta.url).resolve('@echogarden/espeak-ng-emscripten');
  const languages = await espeakLanguages(await readFile(path.replace(/\.js$/, '.data')));
  expect(languages.length).toBeGreaterThan(90);
  const missing = languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    const text = ['FR', 'JP', 'EG', 'BR', 'IN', 'GR', 'MM'].map((code) => names.of(code)).join('');
    const signs = Array.from(text).filter((sign) => needsFaces(sign) && !isInFaces(sign));
    return signs.length > 0 ? [`${language}: ${signs.join('')}`] : [];
  });
  expect(missing).toEqual([]);
});
