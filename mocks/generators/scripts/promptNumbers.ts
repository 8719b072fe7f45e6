/** Seconds if the prompt names no length. */
const DEFAULT_SECONDS = 40;
const MIN_SECONDS = 10;
const MAX_COUNT = 12;
/** The writer has words for five minutes, and gives that to prompts for more. */
const MAX_SECONDS = 300;

/** Specification section 9. */
const WORDS_PER_SECOND = 150 / 60;

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ten: 10,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  'forty-five': 45,
  sixty: 60,
  ninety: 90,
  half: 0.5,
};

const COUNT = String.raw`(\d+(?:\.\d+)?|half|an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty-five|forty|sixty|ninety)`;
/** How long a script is asked to be. */
export const LENGTH = new RegExp(
  String.raw`\b(?:in |about |around |roughly )*${COUNT}[\s-]*(?:a[\s-])?(seconds?|secs?|s|minutes?|mins?|words?)\b(?:[\s-]+long)?`,
  'i',
);

/** Seconds of speech that a prompt asks for. */
export function readSeconds(prompt: string): number {
  const match = LENGTH.exec(prompt);
  const [, count = '', unit = ''] = match ?? [];
  const number = NUMBER_WORDS[count.toLowerCase()] ?? Number(count);
  if (!match || !Number.isFinite(number) || number <= 0) {
    if (/\b(short|brief|quick)\b/i.test(prompt)) return 25;
    return /\b(long|detailed|in[- ]depth)\b/i.test(prompt) ? 120 : DEFAULT_SECONDS;
  }
  const seconds = /^w/i.test(unit)
    ? number / WORDS_PER_SECOND
    : number * (/^m/i.test(unit) ? 60 : 1);
  return Math.min(MAX_SECONDS, Math.max(MIN_SECONDS, seconds));
}

const COUNTED =
  /\b(\d+|two|three|four|five|ten)\s+(?:[\w-]+\s+){0,2}?(?:tips?|tricks?|habits?|ideas|ways|hacks?|mistakes)\b/i;

/** The number of tips that a prompt asks for, if it gives one. */
export function readCount(prompt: string): number | null {
  const word = COUNTED.exec(prompt)?.[1]?.toLowerCase();
  if (word === undefined) return null;
  const count = NUMBER_WORDS[word] ?? Number(word);
  return Math.min(MAX_COUNT, Math.max(1, count));
}
