import { afterEach, describe, expect, it } from 'vitest';
import { installModel, NEVER, type StoryModel } from '../../stories/storyModel.ts';
import { loadLanguageModel } from '../detectLanguage.ts';
import type { AnswerFault } from '../model/judgeAnswer.ts';
import { judgeRewriting } from './judgeRewriting.ts';
import { passageAt, replacePassage } from './passage.ts';
import { rewriteText } from './rewriteText.ts';

const PASSAGE =
  'Please [wave] meet Ada at 9:30 in [the room], and bring Nguyen [say win] with all of your 12 pens.';
const SHORT = '[wave] Meet Ada at 9:30 in [the room]. Bring Nguyen [say win] and 12 pens.';

let model: StoryModel | undefined;
afterEach(() => model?.uninstall());

const rewrite = (passage: string, signal = new AbortController().signal, script = passage) =>
  rewriteText({
    ...{ script, passage, manner: 'shorter', signal, onText: () => undefined },
    writer: {
      rewrite: () => Promise.resolve('By rules.'),
      checkFacts: () => Promise.resolve([]),
    },
  });

describe('a passage', () => {
  it('is rewritten by the browser’s model, which sees only the passage', async () => {
    model = installModel('available', [SHORT.slice(0, 9), SHORT.slice(9)]);
    await expect(rewrite(PASSAGE)).resolves.toEqual({ by: 'browser', words: SHORT });
    expect(model.asked[1]).toContain(`"""\n${PASSAGE}\n"""`);
    expect(model.open()).toBe(0);
  });

  it.each<[string, (string | Error)[]]>([
    ['refuses', ['I cannot do that, because it is not what I am for.']],
    ['breaks off', [SHORT.slice(0, 9), new Error('gone')]],
    ['answers in another language', [`Bitte ${SHORT} Das ist uns wirklich sehr wichtig heute.`]],
    ['answers with the passage', [PASSAGE]],
  ])('is rewritten by rules if the model %s', async (_, pieces) => {
    model = installModel('available', pieces);
    await expect(rewrite(PASSAGE)).resolves.toEqual({ by: 'lectern', words: 'By rules.' });
  });

  it.each(['downloadable', 'downloading', 'unavailable'] as const)(
    'starts no download for a model that is %s',
    async (state) => {
      model = installModel(state, [SHORT]);
      await expect(rewrite(PASSAGE)).resolves.toMatchObject({ by: 'lectern' });
      expect(model.asked).toEqual([]);
    },
  );

  it('can be aborted', async () => {
    model = installModel('available', ['Meet', ' Ada.'], NEVER);
    const controller = new AbortController();
    const rewriting = rewrite(PASSAGE, controller.signal);
    controller.abort();
    await expect(rewriting).rejects.toThrow(/abort/i);
  });

  it('is left alone in another language; a few words have the language of their script', async () => {
    const german = 'Guten Morgen zusammen, heute waschen wir uns die Hände.';
    await expect(rewrite(german)).resolves.toBe('not-english');
    await expect(rewrite('Hallo Ada.', undefined, german)).resolves.toBe('not-english');
    await expect(rewrite('Hallo Ada.')).resolves.toMatchObject({ by: 'lectern' });
  });
});

describe('a response', () => {
  it.each<[AnswerFault | null, string]>([
    [null, SHORT],
    ['facts', SHORT.replace('[wave] ', '')],
    ['facts', SHORT.replace('[the room]', '[the hall]')],
    ['facts', SHORT.replace('Nguyen [say win]', 'him [say win]')],
    ['facts', SHORT.replace('9:30', '9:45')],
    ['facts', SHORT.replace('Ada', 'her')],
    ['facts', `${SHORT} It is 5 km.`],
    ['length', `${SHORT} ${SHORT}`],
    ['form', `(smiles) ${SHORT}`],
  ])('is rejected for its %s', async (fault, answer) => {
    const language = await loadLanguageModel();
    const asked = { passage: PASSAGE, manner: 'shorter', model: language } as const;
    expect(judgeRewriting(answer, asked)).toBe(fault);
  });
});

describe('the passage to rewrite', () => {
  const SCRIPT = 'One.\n\nMeet at [the time], Ada. Bye.\n';
  const taken = (from: string, to = from) => {
    const { start, end } = passageAt(SCRIPT, {
      start: SCRIPT.indexOf(from),
      end: SCRIPT.indexOf(to) + to.length,
    });
    return SCRIPT.slice(start, end);
  };

  it('is the selection, widened to whole words and marks', () => {
    expect(taken('eet a')).toBe('Meet at');
    expect(taken(' Ada. ')).toBe('Ada.');
    expect(taken('time], Ad')).toBe('[the time], Ada');
    expect(taken('Meet at [th')).toBe('Meet at [the time]');
  });

  it('is the paragraph at the caret, without surrounding white space', () => {
    expect(passageAt(SCRIPT, { start: 8, end: 8 })).toEqual({ start: 6, end: SCRIPT.length - 1 });
    expect(passageAt(SCRIPT, { start: 5, end: 5 })).toEqual({ start: 5, end: 5 });
    expect(passageAt('\nOne.', { start: 0, end: 0 })).toEqual({ start: 0, end: 0 });
  });

  it('is selected once its words are replaced', () => {
    expect(replacePassage('One two.', { start: 4, end: 7 }, '2')).toEqual({
      text: 'One 2.',
      selection: { start: 4, end: 5 },
    });
  });
});
