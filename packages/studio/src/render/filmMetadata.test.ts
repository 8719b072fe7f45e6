// @vitest-environment jsdom
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { filmLanguage, syntheticMediaBox } from './filmMetadata.ts';

function xmlOf(box: Uint8Array): Document {
  const text = new TextDecoder().decode(box.subarray(24));
  return new DOMParser().parseFromString(text, 'application/xml');
}

it('is a box of its stated size that marks the film as synthetic', () => {
  const box = syntheticMediaBox({ planHash: 'a' });
  expect(new DataView(box.buffer).getUint32(0)).toBe(box.length);
  expect(new TextDecoder().decode(box.subarray(4, 8))).toBe('uuid');
  const [description] = xmlOf(box).getElementsByTagName('rdf:Description');
  expect(description?.getAttribute('Iptc4xmpExt:DigitalSourceType')).toMatch(
    /digitalsourcetype\/compositeSynthetic$/,
  );
});

it('is well-formed with any title, and preserves a title that XML can hold', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1 }), (title) => {
      const xml = xmlOf(syntheticMediaBox({ title, planHash: 'a' }));
      expect(xml.getElementsByTagName('parsererror')).toHaveLength(0);
    }),
  );
  const title = 'Fish & <chips> "today" 🎉';
  const [shown] = xmlOf(syntheticMediaBox({ title, planHash: 'a' })).getElementsByTagName('rdf:li');
  expect(shown?.textContent).toBe(title);
});

it('names the language of its audio by the code that MP4 files use', () => {
  const codes = ['es-MX', 'zh', 'pt-BR', 'hak', undefined, 'xx'].map((language) =>
    filmLanguage({ ...(language !== undefined && { language }) }),
  );
  expect(codes).toEqual(['spa', 'zho', 'por', 'hak', 'eng', 'und']);
});
