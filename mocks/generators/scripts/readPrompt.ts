import type { Detail, PromptBrief } from './brief.ts';
import { read } from './language.ts';
import {
  isInstruction,
  isTakeover,
  readDetail,
  readDetails,
  splitAtCommas,
} from './promptDetails.ts';
import { readOrder, strip } from './promptOrder.ts';
import { instructedSeconds, readCount, readTone } from './promptWords.ts';

/** Marks, tags and blanks have a meaning in a script, so their brackets are removed from a prompt. */
const clean = (text: string): string =>
  text
    .replaceAll(/[[\]{}<>|`\\]+/gu, ' ')
    .replaceAll(/[ \t]+/gu, ' ')
    .trim();

const LINES = /\r?\n\s*(?:[-*•]\s+|\d+[.)]\s+)?/u;

const AUDIENCE = /^(?:target )?audience(?::| is| are)\s+(.+?)[.\s]*$/i;

/** Splits a prompt into sentences and lines. */
function sentencesOf(prompt: string): string[] {
  return prompt
    .split(LINES)
    .flatMap((line) => read(line).sentences().out('array') as string[])
    .map((sentence) => clean(sentence))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/**
 * Reads what a prompt asks for. All of it except orders appears in the topic, the audience or a detail, in
 * the user's words.
 */
export function readPrompt(prompt: string): PromptBrief {
  const [first = '', ...others] = sentencesOf(prompt);
  const [order = '', ...behind] = first.split(/\s*[:;]\s+|\s+[–—-]\s+/u);
  const [head = '', ...pieces] = splitAtCommas(strip(order.replace(/[.!]+$/u, '')));
  const asked = readOrder(head);
  const details: Detail[] = [
    ...asked.details,
    ...pieces.map(readDetail).filter((detail) => detail !== null),
    ...[...behind, ...others].filter((text) => !AUDIENCE.test(text)).flatMap(readDetails),
  ];
  const audience = others
    .map((text) => AUDIENCE.exec(text)?.[1])
    .find((each) => each !== undefined);
  const isTime = asked.topic !== null && readDetail(asked.topic)?.form === 'when';
  const topic = isTakeover(first) || isTime ? null : asked.topic;
  const instructions = [...pieces, ...behind, ...others].filter(isInstruction);
  const seconds =
    asked.seconds ?? instructions.map(instructedSeconds).find((each) => each !== null) ?? null;
  return {
    kind: asked.kind,
    tone: readTone(prompt),
    seconds,
    ...readCount(order),
    audience: asked.audience ?? audience ?? null,
    topic,
    details: [
      ...(isTime && asked.topic !== null ? [{ form: 'when' as const, text: asked.topic }] : []),
      ...details,
    ],
  };
}
