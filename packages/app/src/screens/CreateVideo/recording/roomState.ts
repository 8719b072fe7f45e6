import type { ScriptSentence, Take } from '../../../backend/voiceRecordings.ts';
import { keptTake } from './takes.ts';

/** The sentence being read, and its progress. */
export interface RoomState {
  /** Position of the sentence in the script. */
  at: number;
  /** Keys of sentences that were skipped. */
  skipped: readonly string[];
  /** The take chosen for viewing; null for the kept one, or the newest if none is kept. */
  takeId: string | null;
  /** A take is being written to disk. */
  isSaving: boolean;
  isOnBreak: boolean;
  /** The last announcement. */
  news: string;
}

export type RoomAction =
  | { type: 'went'; at: number; news: string }
  | { type: 'skipped'; key: string; at: number; news: string }
  | { type: 'takeChosen'; takeId: string }
  | { type: 'began'; news: string }
  | { type: 'ended' }
  | { type: 'saved'; takeId: string }
  | { type: 'notSaved' }
  | { type: 'discarded'; news: string }
  | { type: 'restored'; at: number; takeId: string }
  | { type: 'breakBegan' }
  | { type: 'breakEnded' }
  | { type: 'told'; news: string };

export const enterRoom = (at: number): RoomState => ({
  at,
  skipped: [],
  takeId: null,
  isSaving: false,
  isOnBreak: false,
  news: '',
});

export function roomReducer(state: RoomState, action: RoomAction): RoomState {
  switch (action.type) {
    case 'went':
      return { ...state, at: action.at, takeId: null, news: action.news };
    case 'skipped':
      return {
        ...state,
        at: action.at,
        takeId: null,
        skipped: [...state.skipped.filter((key) => key !== action.key), action.key],
        news: action.news,
      };
    case 'takeChosen':
      return { ...state, takeId: action.takeId };
    case 'began':
      return { ...state, isOnBreak: false, news: action.news };
    case 'ended':
      return { ...state, isSaving: true };
    case 'saved':
      return { ...state, isSaving: false, takeId: action.takeId };
    case 'notSaved':
      return { ...state, isSaving: false };
    case 'discarded':
      return { ...state, news: action.news };
    case 'restored':
      // The reader may be at another sentence by now.
      return state.at === action.at ? { ...state, takeId: action.takeId } : state;
    case 'breakBegan':
      return { ...state, isOnBreak: true, news: 'Break. The microphone is off.' };
    case 'breakEnded':
      return { ...state, isOnBreak: false, news: '' };
    case 'told':
      return { ...state, news: action.news };
  }
}

/**
 * Returns the take that the strip shows: the chosen one, or its second half if it was split meanwhile;
 * otherwise the kept one, otherwise the newest.
 */
export function shownTake(sentence: ScriptSentence, takeId: string | null): Take | null {
  const chosen = sentence.takes.find(({ id, replaces }) => id === takeId || replaces === takeId);
  return chosen ?? keptTake(sentence) ?? sentence.takes.at(-1) ?? null;
}

/** The state that the strip and the dock show. */
export type Phase = 'break' | 'ready' | 'recording' | 'saving' | 'take' | 'problem';

export function phaseOf(
  { isSaving, isOnBreak }: Pick<RoomState, 'isSaving' | 'isOnBreak'>,
  isRecording: boolean,
  take: Take | null,
): Phase {
  if (isRecording) return 'recording';
  if (isSaving) return 'saving';
  if (isOnBreak) return 'break';
  if (take === null) return 'ready';
  return (take.verdict?.kind ?? 'fits') === 'fits' ? 'take' : 'problem';
}

/**
 * Returns the sentence to continue with: the next one without a kept take, wrapping around to the start if
 * there is none further down; null if all are kept.
 */
export function nextOpen(sentences: readonly ScriptSentence[], at: number): number | null {
  const order = [...sentences.keys()].map((step) => (at + 1 + step) % sentences.length);
  const open = order.find((place) => {
    const sentence = sentences[place];
    return place !== at && sentence !== undefined && keptTake(sentence) === null;
  });
  return open ?? null;
}

/** Returns where the room opens: at the requested sentence, otherwise at the first open one. */
export function firstPlace(sentences: readonly ScriptSentence[], asked: number | null): number {
  if (asked !== null && asked >= 1 && asked <= sentences.length) return asked - 1;
  const open = sentences.findIndex((sentence) => keptTake(sentence) === null);
  return Math.max(0, open);
}
