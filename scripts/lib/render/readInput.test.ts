import { expect, it } from 'vitest';
import { judgeMarks } from './readInput.mjs';

const said = (script: string) => judgeMarks({ script } as Parameters<typeof judgeMarks>[0]);

// Specification: wizard-more.34
it.each([
  ['[wave] Hello [smile] there. See [1] and list[open].', []],
  ['[juggle] Hello.', ['The mark [juggle] names no gesture: it is neither spoken nor played.']],
  [
    '[juggle] Hello [point down] there, [juggle] again.',
    ['The marks [juggle] and [point down] name no gestures: they are neither spoken nor played.'],
  ],
])('reports which marks in %j are unknown', async (script, sentences) => {
  expect(await said(script)).toEqual(sentences);
});
