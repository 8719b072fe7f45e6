import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ScriptWriter } from '../../../../backend/scriptWriter.ts';
import { type AnswerFault, judgeAnswer, unwrapped } from './judgeAnswer.ts';
import { installModel, NEVER, type StoryModel } from '../../stories/storyModel.ts';
import { modelAvailability } from './languageModel.ts';
import { writeWithModel } from './writeWithModel.ts';

const PROMPT = 'Invite parents to the summer fair on 14 June';
const SCRIPT =
  'Dear parents, you are invited to the summer fair on 14 June. There is music, and there is food. ' +
  'We would love to see you there, so please tell the office whether you can come at [the time].';

const writer: ScriptWriter = {
  rewrite: ({ passage }) => Promise.resolve(passage),
  checkFacts: ({ script }) =>
    Promise.resolve(
      ['parents', 'summer fair', '14 June'].map((text) => {
        const from = script.indexOf(text);
        return {
          text,
          places: from === -1 ? null : [{ from, to: from + text.length }],
          seconds: null,
        };
      }),
    ),
};
const facts = (script: string) => writer.checkFacts({ prompt: PROMPT, script });

let model: StoryModel | undefined;
const fakeModel = (pieces: readonly (string | Error)[], gate?: Promise<unknown>) => {
  model = installModel('available', pieces, gate);
  return model;
};
afterEach(() => {
  model?.uninstall();
  vi.useRealTimers();
});

function write(signal = new AbortController().signal) {
  const seen: string[] = [];
  const script = writeWithModel({
    prompt: PROMPT,
    writer,
    signal,
    onText: (text) => seen.push(text),
  });
  return { script, seen };
}

describe('a script from the browser’s model', () => {
  it('arrives in pieces, and is checked', async () => {
    const { open } = fakeModel([SCRIPT.slice(0, 40), SCRIPT.slice(40)]);
    const { script, seen } = write();
    await expect(script).resolves.toBe(SCRIPT);
    expect(seen).toEqual([SCRIPT.slice(0, 40).trim(), SCRIPT]);
    expect(open()).toBe(0);
  });

  it.each<[string, (string | Error)[]]>([
    [
      'refuses',
      [
        'I am sorry, but I cannot help with that request, because it is against the rules that I have.',
      ],
    ],
    ['stops half-way', [SCRIPT.slice(0, 40), new Error('gone')]],
    ['says nothing', ['']],
    [
      'answers in another language',
      [
        'Liebe Eltern, wir laden Sie zum summer fair on 14 June ein, parents, und freuen uns sehr auf Sie alle in unserer Schule am Nachmittag.',
      ],
    ],
    ['answers with the prompt', [PROMPT]],
    ['never ends', Array.from({ length: 300 }, () => SCRIPT)],
  ])('is rejected when the model %s', async (_, pieces) => {
    const { open } = fakeModel(pieces);
    await expect(write().script).resolves.toBeNull();
    expect(open()).toBe(0);
  });

  it('can be aborted', async () => {
    const { open } = fakeModel([SCRIPT, SCRIPT], NEVER);
    const controller = new AbortController();
    const { script, seen } = write(controller.signal);
    await vi.waitFor(() => expect(seen).toEqual([SCRIPT]));
    controller.abort();
    await expect(script).rejects.toThrow(/abort/i);
    expect(open()).toBe(0);
  });

  it('is abandoned when the model falls silent', async () => {
    vi.useFakeTimers();
    const { open } = fakeModel([SCRIPT, SCRIPT], NEVER);
    const { script, seen } = write();
    await vi.advanceTimersByTimeAsync(44_000);
    expect(seen).toEqual([SCRIPT]);
    expect(open()).toBe(1);
    await vi.advanceTimersByTimeAsync(2_000);
    await expect(script).resolves.toBeNull();
    expect(open()).toBe(0);
  });

  it('is not written without a model', async () => {
    await expect(modelAvailability()).resolves.toBe('unavailable');
    await expect(write().script).resolves.toBeNull();
  });
});

describe('a response', () => {
  it.each<[AnswerFault, string]>([
    ['empty', '   '],
    ['echo', PROMPT],
    ['refusal', `I’m sorry, but I cannot write that. ${SCRIPT}`],
    ['form', `1. ${SCRIPT}`],
    ['form', `(waves) ${SCRIPT}`],
    ['facts', SCRIPT.replace('14 June', '15 June')],
    ['length', 'Dear parents, the summer fair is on 14 June.'],
  ])('is rejected for its %s', async (fault, script) => {
    expect(judgeAnswer(script, { prompt: PROMPT, facts: await facts(script) })).toBe(fault);
  });

  it('must have about the requested length', async () => {
    const asked = [...(await facts(SCRIPT)), { text: '120 seconds', places: [], seconds: 120 }];
    expect(judgeAnswer(SCRIPT, { prompt: PROMPT, facts: asked })).toBe('length');
  });

  it('loses its wrapping', () => {
    expect(unwrapped(`Sure! Here is your script:\n\n**${SCRIPT}**`)).toBe(SCRIPT);
    expect(unwrapped('```text\n“Hello.”\n```')).toBe('Hello.');
    expect(unwrapped('Here is the thing we made.')).toBe('Here is the thing we made.');
  });
});
