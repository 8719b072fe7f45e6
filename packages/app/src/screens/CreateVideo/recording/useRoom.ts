import { toast } from '@lectern/ui';
import { useReducer } from 'react';
import type {
  ProjectRef,
  ScriptSentence,
  Take,
  VoiceRecordings,
} from '../../../backend/voiceRecordings.ts';
import type { Recorder, RecorderState } from './microphone/recorderTypes.ts';
import { useRecorder } from './microphone/useRecorder.ts';
import { enterRoom, nextOpen, type Phase, phaseOf, roomReducer, shownTake } from './roomState.ts';
import { takeFailure } from './takeFailure.ts';
import { keptTake } from './takes.ts';
import { type FallbackVoice, type SentenceSounds, useSentenceSounds } from './useSentenceSounds.ts';
import { useTakeRecording } from './useTakeRecording.ts';

export interface RoomInput {
  door: VoiceRecordings;
  project: ProjectRef;
  /** Must not be empty. */
  sentences: readonly ScriptSentence[];
  fallback: FallbackVoice;
  /** Relative to the voice's own pace. */
  speed: number;
  /** Position of the sentence to open with. */
  startAt: number;
  /** Called once every sentence has its take. */
  onDone: () => void;
}

export interface Room {
  sentences: readonly ScriptSentence[];
  fallback: FallbackVoice;
  at: number;
  sentence: ScriptSentence;
  /** The take shown in the strip. */
  take: Take | null;
  phase: Phase;
  skipped: readonly string[];
  /** Number of sentences with a kept take. */
  kept: number;
  news: string;
  recorder: Recorder;
  recording: RecorderState;
  sounds: SentenceSounds;
  isLast: boolean;
  record: () => void;
  stop: () => void;
  hear: () => void;
  keep: () => void;
  skip: () => void;
  discard: () => void;
  startOver: () => void;
  takeBreak: () => void;
  goOn: () => void;
  goTo: (at: number) => void;
  chooseTake: (takeId: string) => void;
}

/** The recording room: the current sentence, its takes, and the actions of the dock. */
export function useRoom(input: RoomInput): Room {
  const { door, project, sentences, fallback } = input;
  const [state, dispatch] = useReducer(roomReducer, input.startAt, enterRoom);
  const [recorder, recording] = useRecorder();
  const sounds = useSentenceSounds({ takeUrl: door.takeUrl, fallback, speed: input.speed });

  // A script that was shortened in another tab has fewer sentences.
  const at = Math.min(state.at, sentences.length - 1);
  const sentence = sentences[at];
  if (!sentence) throw new Error('A recording room needs a sentence');
  const take = shownTake(sentence, state.takeId);
  const phase = phaseOf(state, recording.isRecording, take);
  const next = nextOpen(sentences, at);
  const { key, text } = sentence;

  const nameOf = (place: number) =>
    `Sentence ${place + 1} of ${sentences.length}: ${sentences[place]?.text ?? ''}`;

  function goTo(place: number, before = ''): void {
    if (place < 0 || place >= sentences.length) return;
    // A running take is kept.
    recorder.stop();
    sounds.stop();
    dispatch({ type: 'went', at: place, news: `${before}${nameOf(place)}` });
  }

  const taking = useTakeRecording({
    ...{ door, project, sentence, at, recorder, dispatch },
    onBefore: sounds.stop,
  });

  async function keep(): Promise<void> {
    if (!take) return;
    sounds.stop();
    try {
      await door.keepTake(project, key, take.id);
    } catch (cause) {
      toast.show({ tone: 'danger', children: takeFailure(cause) });
      return;
    }
    if (next === null) input.onDone();
    else goTo(next, `“${text}” is kept. `);
  }

  return {
    sentences,
    fallback,
    at,
    sentence,
    take,
    phase,
    skipped: state.skipped,
    kept: sentences.filter((each) => keptTake(each) !== null).length,
    news: state.news,
    recorder,
    recording,
    sounds,
    isLast: next === null,
    ...taking,
    stop: recorder.stop,
    hear: () => {
      if (take) sounds.take(take).onPress();
    },
    keep: () => void keep(),
    skip: () => {
      sounds.stop();
      const place = at + 1 < sentences.length ? at + 1 : (next ?? at);
      if (place === at) return;
      dispatch({ type: 'skipped', key, at: place, news: `Skipped. ${nameOf(place)}` });
    },
    takeBreak: () => {
      recorder.turnOff();
      sounds.stop();
      dispatch({ type: 'breakBegan' });
    },
    goOn: () => {
      dispatch({ type: 'breakEnded' });
      void recorder.turnOn(null);
    },
    goTo: (place) => goTo(place),
    chooseTake: (takeId) => {
      sounds.stop();
      dispatch({ type: 'takeChosen', takeId });
    },
  };
}
