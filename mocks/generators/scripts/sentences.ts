import type { Detail, Kind, PromptBrief } from './brief.ts';
import { FRAMES } from './frames.ts';
import { isRequest, read } from './language.ts';

/** Capitalises the first letter of a text. */
export function capitalise(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** Adds a full stop unless the text already ends a sentence. */
const stopped = (text: string): string => (/[.!?]["”')]*$/u.test(text) ? text : `${text}.`);

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
const ORDINALS = [
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
  'Tenth',
  'Eleventh',
  'Twelfth',
];
const USUAL_TIPS = 3;

/** Changes the case of a text for use inside a sentence; names keep their capital. */
const inside = (text: string): string =>
  read(text).has('^(#ProperNoun|#Person|#Place|#Date|#Acronym)')
    ? text
    : text.replace(/^\p{Lu}(?=[\p{Ll}\s])(?!\s?I\b)/u, (letter) => letter.toLowerCase());

/** Splits 'Sleep well and eat early' into two tips. */
function apart(text: string): string[] {
  const [, one, other] = /^(.+?),? and (.+)$/u.exec(text) ?? [];
  return one !== undefined && other !== undefined && isRequest(one) && isRequest(other)
    ? [one, other]
    : [text];
}

/** The number of tips in a script. */
const tipCount = ({ count, details }: PromptBrief): number =>
  Math.max(count ?? (details.length > 0 ? details.length : USUAL_TIPS), details.length, 1);

/** Returns, for example, 'three tips'. */
export function asList(brief: PromptBrief): string {
  const count = tipCount(brief);
  const noun = brief.counted ?? 'tips';
  return count === 1 ? `one ${noun.replace(/s$/u, '')}` : `${NUMBERS[count] ?? count} ${noun}`;
}

/** Each detail becomes a tip; tips that the prompt only counts become gaps. */
export function toTips(brief: PromptBrief): string[] {
  const tips = brief.details.flatMap(({ form, text }) =>
    form === 'request' ? apart(text) : [text],
  );
  return Array.from({ length: Math.max(tipCount(brief), tips.length) }, (_, index) => {
    const ordinal = ORDINALS[index] ?? 'Next';
    const tip = tips[index];
    return tip !== undefined
      ? `${ordinal}: ${stopped(inside(tip))}`
      : `${ordinal}: [your ${ordinal.toLowerCase()} tip].`;
  });
}

/** Kinds whose requests are steps, which take no 'please'. */
const STEPS: ReadonlySet<Kind> = new Set(['lesson', 'explain', 'story']);
const EVENTS: ReadonlySet<Kind> = new Set(['invite', 'welcome']);

function whenSentence(text: string, kind: Kind): string {
  const [, deadline] = /^by\s+(.+)$/i.exec(text) ?? [];
  if (deadline !== undefined) return `The deadline is ${deadline}.`;
  if (
    EVENTS.has(kind) &&
    /^(?:on|at|in|from|this|next|every|tomorrow|today|tonight)\b/i.test(text)
  ) {
    return `It takes place ${text}.`;
  }
  const [, bare = text] = /^(?:on|at|in)\s+(.+)$/i.exec(text) ?? [];
  return `Please note: ${bare}.`;
}

const joined = (items: readonly string[]): string => {
  if (items.length < 2) return items.join('');
  if (items.length === 2)
    return items.join(items.some((item) => / and /u.test(item)) ? ', and ' : ' and ');
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1)}`;
};

function toSentence({ form, text }: Detail, kind: Kind): string {
  if (form === 'when') return whenSentence(text, kind);
  if (form !== 'request') return capitalise(stopped(text));
  const isSteps = STEPS.has(kind) || /^please\b/i.test(text);
  return stopped(isSteps ? capitalise(text) : `Please ${inside(text)}`);
}

/** The prompt's details as sentences, in its order; those that are not sentences become lists. */
export function detailSentences({ details, kind }: PromptBrief): string[] {
  const sentences: string[] = [];
  let items: string[] = [];
  const times: string[] = [];
  const endList = () => {
    if (items.length > 0) sentences.push(`${FRAMES[kind].list} ${stopped(joined(items))}`);
    items = [];
  };
  for (const [index, detail] of details.entries()) {
    const next = details[index + 1];
    if (detail.form === 'when' && next?.form === 'when' && !/^by\s/i.test(detail.text)) {
      times.push(detail.text);
      continue;
    }
    if (detail.form === 'phrase') {
      items.push(inside(detail.text));
      continue;
    }
    endList();
    const text = [...times.splice(0), detail.text].join(', ');
    sentences.push(toSentence({ ...detail, text }, kind));
  }
  endList();
  return sentences;
}
