import { toast } from '@lectern/ui';
import { useReducer } from 'react';
import type {
  ProjectRef,
  ScriptSentence,
  Take,
  VoiceRecordings,
} from '../../../backend/voiceRecordings.ts';
import type { Recorder, RecorderState, SpokenTake } from './microphone/recorderTypes.ts';
import { useRecorder } from './microphone/useRecorder.ts';
import { enterRoom, nextOpen, type Phase, phaseOf, roomReducer, shownTake } from './roomState.ts';
import { keptTake } from './takes.ts';
import { useSpokenTakes } from './useSpokenTakes.ts';
import { type FallbackVoice, type SentenceSounds, useSentenceSounds } from './useSentenceSounds.ts';

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

/** Shorter takes are accidental presses. */
const SHORTEST_SECONDS = 0.2;

const FULL = 'This device is full. The take has ended, and what you said until then is kept.';

const messageOf = (cause: unknown): string =>
  cause instanceof Error && 'code' in cause
    ? cause.message
    : 'The take could not be kept. Record it again.';

/** The recording room: the current sentence, its takes, and the actions of the dock. */
export function useRoom(input: RoomInput): Room {
  const { door, project, sentences, fallback } = input;
  const [state, dispatch] = useReducer(roomReducer, input.startAt, enterRoom);
  const [recorder, recording] = useRecorder();
  const sounds = useSentenceSounds({ takeUrl: door.takeUrl, fallback, speed: input.speed });

  const spokenTakes = useSpokenTakes(door, project, () => {
    recorder.stop();
    toast.show({ tone: 'danger', children: FULL });
  });

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

  async function save(spoken: SpokenTake): Promise<void> {
    if (spoken.samples.length / spoken.sampleRate < SHORTEST_SECONDS) {
      spokenTakes.discard();
      dispatch({ type: 'told', news: 'Nothing was recorded.' });
      return;
    }
    dispatch({ type: 'ended' });
    try {
      const takeId = await spokenTakes.keep({ key, text }, spoken);
      dispatch({ type: 'saved', takeId });
    } catch (cause) {
      dispatch({ type: 'notSaved' });
      toast.show({ tone: 'danger', children: messageOf(cause) });
    }
  }

  function record(): void {
    sounds.stop();
    const listen = (sampleRate: number) => spokenTakes.begin({ key, text }, sampleRate);
    if (recorder.start((spoken) => void save(spoken), listen)) {
      dispatch({ type: 'began', news: `Recording sentence ${at + 1}.` });
    }
  }

  function discard(): void {
    const spoken = recorder.discard();
    if (!spoken) return;
    spokenTakes.discard();
    dispatch({ type: 'discarded', news: 'Take thrown away.' });
    toast.show({
      children: 'The take was thrown away.',
      action: { label: 'Undo', onPress: () => void save(spoken) },
    });
  }

  async function keep(): Promise<void> {
    if (!take) return;
    sounds.stop();
    try {
      await door.keepTake(project, key, take.id);
    } catch (cause) {
      toast.show({ tone: 'danger', children: messageOf(cause) });
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
    record,
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
    discard,
    startOver: () => {
      recorder.discard();
      spokenTakes.discard();
      record();
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
