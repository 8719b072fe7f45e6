import type {
  RecordingsOfScript,
  ScriptSentence,
  Take,
  TakeVerdict,
} from '../../../backend/voiceRecordings.ts';

/** The take that the film uses; null while a voice speaks the sentence. */
export function keptTake({ takes, keptTakeId }: ScriptSentence): Take | null {
  return takes.find(({ id }) => id === keptTakeId) ?? null;
}

/** Said of takes that are used as they are. */
const NOTICES: readonly TakeVerdict['kind'][] = ['twice', 'noisy'];

export const isNotice = ({ kind }: TakeVerdict): boolean => NOTICES.includes(kind);

/** Whether a take is worth a word of warning. */
const isDoubtful = (verdict: TakeVerdict | null): boolean =>
  verdict !== null && verdict.kind !== 'fits' && !isNotice(verdict);

/** Whether a take says something else than its sentence. */
export const saysOther = (verdict: TakeVerdict | null): boolean =>
  verdict !== null && ['differs', 'left-out', 'silent', 'not-speech'].includes(verdict.kind);

/** The sentences that a voice speaks meanwhile, by their numbers from 1. */
export function missingNumbers({ sentences }: RecordingsOfScript): number[] {
  return sentences.flatMap((sentence, at) => (keptTake(sentence) === null ? [at + 1] : []));
}

/** Tells audio of these takes from audio of others. */
export function takesMark({ sentences }: RecordingsOfScript): string {
  return sentences.map((sentence) => keptTake(sentence)?.id ?? '').join(' ');
}

/** How a sentence shows among the ticks. */
export type Tick = 'kept' | 'doubtful' | 'current' | 'open';

export const tickOf = (sentence: ScriptSentence): Tick => {
  const kept = keptTake(sentence);
  if (kept === null) return 'open';
  return isDoubtful(kept.verdict) ? 'doubtful' : 'kept';
};

/** Seconds that a sentence takes to read, check and keep. */
const SECONDS_A_SENTENCE = 20;

/** How long recording so many sentences takes: 'About 4 minutes'. */
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

/** A sentence in three: up to, in and after what a take says otherwise or not at all. */
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

/** A sentence in two, where a take parts from it: by its letters, as nothing is known of words. */
function partAt(text: string, share: number | null): [same: string, different: string] {
  if (share === null) return [text, ''];
  const limit = text.length * share;
  let at = 0;
  for (const { index } of text.matchAll(/\S+/g)) if (index <= limit) at = index;
  return [text.slice(0, at), text.slice(at)];
}
