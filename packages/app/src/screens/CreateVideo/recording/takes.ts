import type {
  RecordingsOfScript,
  ScriptSentence,
  Take,
  TakeVerdict,
} from '../../../backend/voiceRecordings.ts';

/** Returns the take that the film uses; null while a voice speaks the sentence. */
export function keptTake({ takes, keptTakeId }: ScriptSentence): Take | null {
  return takes.find(({ id }) => id === keptTakeId) ?? null;
}

/** Verdicts on takes that are used as they are. */
const NOTICES: readonly TakeVerdict['kind'][] = ['twice', 'noisy'];

export const isNotice = ({ kind }: TakeVerdict): boolean => NOTICES.includes(kind);

/** Whether a take deserves a warning. */
const isDoubtful = (verdict: TakeVerdict | null): boolean =>
  verdict !== null && verdict.kind !== 'fits' && !isNotice(verdict);

/** Whether a take says something other than its sentence. */
export const saysSomethingElse = (verdict: TakeVerdict | null): boolean =>
  verdict !== null && ['differs', 'left-out', 'silent', 'not-speech'].includes(verdict.kind);

/** Returns the sentences that a voice speaks meanwhile, as numbers from 1. */
export function missingNumbers({ sentences }: RecordingsOfScript): number[] {
  return sentences.flatMap((sentence, at) => (keptTake(sentence) === null ? [at + 1] : []));
}

/** Returns a mark that distinguishes audio of these takes from audio of others. */
export function takesMark({ sentences }: RecordingsOfScript): string {
  return sentences.map((sentence) => keptTake(sentence)?.id ?? '').join(' ');
}

/** The state of a sentence as a tick. */
export type Tick = 'kept' | 'doubtful' | 'current' | 'open';

export const tickOf = (sentence: ScriptSentence): Tick => {
  const kept = keptTake(sentence);
  if (kept === null) return 'open';
  return isDoubtful(kept.verdict) ? 'doubtful' : 'kept';
};

/** Seconds needed to read, check and keep a sentence. */
const SECONDS_A_SENTENCE = 20;

/** Returns how long recording that many sentences takes: 'About 4 minutes'. */
export function recordingTime(sentences: number): string {
  const minutes = Math.max(1, Math.round((sentences * SECONDS_A_SENTENCE) / 60));
  return `About ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
}

/** '1 sentence', '12 sentences'. */
export const sentenceCount = (count: number): string =>
  `${count} ${count === 1 ? 'sentence' : 'sentences'}`;

/** '7 of 12 sentences'. */
export const progressWords = (kept: number, all: number): string =>
  `${kept} of ${sentenceCount(all)}`;

/**
 * Splits a sentence into three: the part before, in and after the words that a take says differently or not
 * at all.
 */
export function doubtfulPart(
  text: string,
  take: Take | null,
): [before: string, doubtful: string, after: string] {
  const { kind, from = null, unheard } = take?.verdict ?? {};
  const at = kind === 'left-out' && unheard !== undefined ? text.indexOf(unheard) : -1;
  if (at !== -1 && unheard !== undefined) {
    const end = at + unheard.length;
    return [text.slice(0, at), text.slice(at, end), text.slice(end)];
  }
  const share = kind === 'differs' && from !== null && take ? from / take.seconds : null;
  return [...partAt(text, share), ''];
}

/** Splits a sentence where a take starts to differ: by its letters, because word times are not known. */
function partAt(text: string, share: number | null): [same: string, different: string] {
  if (share === null) return [text, ''];
  const limit = text.length * share;
  let at = 0;
  for (const { index } of text.matchAll(/\S+/g)) if (index <= limit) at = index;
  return [text.slice(0, at), text.slice(at)];
}
