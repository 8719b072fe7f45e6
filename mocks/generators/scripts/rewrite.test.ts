// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type RewriteManner, rewritePassage } from './rewrite.ts';

const PASSAGE =
  'Hello. We are really happy to see you. In order to commence, you must wash your hands for 40 seconds, and you do not need to purchase any additional soap. It is quite simple. See you there.';
const MANNERS: readonly RewriteManner[] = ['shorter', 'longer', 'simpler', 'friendlier'];

describe('a rewritten passage', () => {
  it('gets shorter by losing fillers and sentences without facts', () => {
    expect(rewritePassage(PASSAGE, 'shorter')).toBe(
      'Hello. To commence, you must wash your hands for 40 seconds, and you do not need to purchase any additional soap.',
    );
  });

  it('gets longer with gaps, because nothing is invented', () => {
    expect(rewritePassage('Wash your hands.', 'longer')).toBe(
      'Wash your hands. For example, [an example]. It matters because [the reason].',
    );
  });

  it('gets simpler with plain words and shorter sentences', () => {
    expect(rewritePassage(PASSAGE, 'simpler')).toContain(
      'To start, you must wash your hands for 40 seconds. You do not need to buy any more soap.',
    );
  });

  it('gets friendlier with spoken language', () => {
    expect(rewritePassage('Hello. We are here, and you do not have to wait.', 'friendlier')).toBe(
      "Hi there! We're here, and you don't have to wait.",
    );
  });

  it.each<[RewriteManner, string]>([
    // Facts in sentences that end later or seem to end earlier than they do.
    [
      'shorter',
      'Welcome to it all. We thank Dr. Smith. Visit lectern.app for more about all of it.',
    ],
    ['shorter', 'Say it so [say s.o. it] now. [pause 0.5s] It is not just water.'],
    // Words that mean something else after an article, or that carry the meaning after 'not'.
    ['simpler', 'Your purchase has an additional fee, which is an attempt to be fair.'],
    ['shorter', 'It is not really hot, and how very few know.'],
    ['simpler', 'We purchase [say per chis] it.'],
    // The stress is on the verb, or the words are not a clause of their own.
    ['friendlier', 'Yes, we are. I know who you are now.'],
  ])('keeps text that *%s* would break', (manner, passage) => {
    expect(rewritePassage(passage, manner)).toBe(passage);
  });

  it('does not turn a prohibition into a request', () => {
    expect(rewritePassage('You must not run. I do not know.', 'friendlier')).toBe(
      "Please don't run. I don't know.",
    );
  });

  it('keeps requests, figures, names, marks and gaps', () => {
    const kept = 'We meet on Friday at [the time]. [wave] Do not be late, Ada. Bring 2 pens.';
    expect(rewritePassage(kept, 'shorter')).toBe(kept);
    for (const manner of MANNERS) {
      expect(rewritePassage(kept, manner)).toMatch(
        /Friday at \[the time\]\. \[wave\].*Ada.*2 pens/,
      );
    }
  });

  it('keeps every bracket, and the spaces around it, in any text', () => {
    const piece = fc.constantFrom(
      '[wave] ',
      'We are here. ',
      '[say No. 5.] ',
      'It is really 5 pm, ',
      '[the time] ',
      '\n\n',
      'and we go. ',
      '🎉 ',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        fc.constantFrom(...MANNERS),
        (pieces, manner) => {
          const passage = pieces.join('');
          const after = rewritePassage(passage, manner);
          const brackets = (text: string) =>
            text.match(/\[(?:wave|the time|say No\. 5\.)\]/gu) ?? [];
          expect(brackets(after)).toEqual(brackets(passage));
          expect(after.startsWith(/^\s*/u.exec(passage)?.[0] ?? '')).toBe(true);
        },
      ),
    );
  });
});
