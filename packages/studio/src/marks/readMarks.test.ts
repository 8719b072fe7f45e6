// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMarks, plainText } from './findMarks.ts';
import { readMarks } from './readMarks.ts';

const mark = fc.constantFrom(
  '<b>',
  '</b>',
  '<br>',
  '[pause]',
  '[pause 1s]',
  ' [pause 0.5 s]',
  ' [say north light]',
  '[say x]',
);
const marked = fc
  .array(fc.oneof(fc.constantFrom('One', ' two,', ' 🎉', '.', '\n', ' Three. '), mark))
  .map((parts) => parts.join(''));

describe('readMarks', () => {
  it('removes marks and leaves the words as written', () => {
    const script = 'Good morning, [pause 0.5s] and welcome to Northlight [say north light]. Now!';
    const { text, pauses, readings } = readMarks(script);
    expect(text).toBe('Good morning, and welcome to Northlight. Now!');
    expect(pauses).toEqual([{ at: 'Good morning,'.length, seconds: 0.5 }]);
    expect(readings).toEqual([{ at: text.indexOf('.'), says: 'north light' }]);
  });

  it.each([
    ['One [pause 1s], two', 'One,'],
    ['“One [pause 1s]”, two', '“One”,'],
    ['One [pause 1s]. Two', 'One.'],
    ['一[pause 1s]，二', '一，'],
    ['One [pause 1s]...and two', 'One'],
    ['About [pause 1s] .5 percent', 'About'],
    ['They say [pause 1s] "yes"', 'They say'],
  ])('%j pauses after %j', (script, said) => {
    const { text, pauses } = readMarks(script);
    expect(pauses.map(({ at }) => text.slice(0, at))).toEqual([said]);
  });

  it.each([
    ['[pause 1s]', 1],
    ['[PAUSE 1,5 S]', 1.5],
    ['[ pause 2 seconds ]', 2],
    ['[pause 0s]', 0.1],
    ['[pause 999s]', 10],
    ['[pause -1s]', 0.1],
    ['[pause]', 1],
    ['[pause 2]', 2],
    ['[pause 500ms]', 0.5],
    ['[pause 0.05 min]', 3],
    ['[pause 2 minutes]', 10],
    ['[pause 2 moments]', 2],
    ['[pause for effect]', 1],
  ])('%s rests for %d s', (script, seconds) => {
    expect(readMarks(script)).toMatchObject({ text: '', pauses: [{ at: 0, seconds }] });
  });

  it.each([
    '[pauses]',
    '[your name]',
    '{{first_name}}',
    '<Name>',
    '5 < 6 and 7 > 3',
    'a <3 b',
    'AT&T; R&D',
    '&nosuch;',
    '&#99999999;',
    '[say ]',
    '[say a[b]',
    '[applause]',
    '[pause 1s',
    '[say a\nb]',
  ])('%j remains text', (script) => expect(plainText(script)).toBe(script));

  it.each([
    ['a <strong>brighter</strong> day', 'a brighter day'],
    ['un<b>believ</b>able', 'unbelievable'],
    ['One.<br/>Two.<p>Three.', 'One. Two. Three.'],
    ['<speak>Hi <break time="500ms"/><prosody rate="slow">you</prosody></speak>', 'Hi you'],
    ['<a href="https://example.com/?a=1">here</a>', 'here'],
    ['one<!-- never said -->two', 'onetwo'],
    ['Fish &amp; chips &lt;b&gt; caf&eacute; &#8211; &#x41;', 'Fish & chips <b> café – A'],
    [`start ${'x'.repeat(3000)} end`, 'start  end'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['字'.repeat(200), '字'.repeat(200)],
  ])('%j is spoken and shown as %j', (script, plain) => {
    const words = (text: string) => text.match(/\S+/g) ?? [];
    expect(words(plainText(script))).toEqual(words(plain));
  });

  it('keeps words apart that were separated only by a mark', () => {
    expect(plainText('One[pause 1s]two')).toBe('One two');
  });

  it('maps every character to its position in the script, and leaves no mark', () => {
    fc.assert(
      fc.property(marked, (script) => {
        const { text, inScript } = readMarks(script);
        expect(text).not.toMatch(/\[(?:pause|say)|</);
        for (let i = 0; i < text.length; i += 1) {
          // A space may stand for a mark.
          if (text[i] !== ' ') expect(script[inScript(i)]).toBe(text[i]);
        }
      }),
    );
  });

  it('speaks the text that the editor shows, with the pauses that it counts', () => {
    const piece = fc.constantFrom(
      ...['<b>', '</b>', '<br/>', '<p class="a">', '<Name>', '&amp;', '&lt;', '&no;', '&#65;'],
      ...['[pause 1s]', '[pause]', '[pause -1s]', '[pause 99 s]', '[pauses]', '[say x]', '[name]'],
      ...['word', ' ', '. ', '\n', 'é', '字', '<', '[', '&', 'x'.repeat(101)],
    );
    const scripts = fc.oneof(
      fc.array(piece, { maxLength: 20 }).map((pieces) => pieces.join('')),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
    );
    fc.assert(
      fc.property(scripts, (script) => {
        const { text, pauses } = readMarks(script);
        expect(plainText(script)).toBe(text);
        const seconds = findMarks(script).flatMap((mark) =>
          mark.kind === 'pause' ? [mark.seconds] : [],
        );
        expect(seconds).toEqual(pauses.map((pause) => pause.seconds));
      }),
      { numRuns: 1000 },
    );
  });
});
