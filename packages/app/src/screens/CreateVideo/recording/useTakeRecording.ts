import { toast } from '@lectern/ui';
import type { Dispatch } from 'react';
import type {
  ProjectRef,
  ScriptSentence,
  VoiceRecordings,
} from '../../../backend/voiceRecordings.ts';
import type { Recorder, SpokenTake } from './microphone/recorderTypes.ts';
import type { RoomAction } from './roomState.ts';
import { takeFailure } from './takeFailure.ts';
import { useSpokenTakes } from './useSpokenTakes.ts';

export interface TakeRecordingInput {
  door: VoiceRecordings;
  project: ProjectRef;
  sentence: ScriptSentence;
  /** The sentence's position in the script. */
  at: number;
  recorder: Recorder;
  dispatch: Dispatch<RoomAction>;
  /** Called before a take begins. */
  onBefore: () => void;
}

/** Shorter takes are accidental presses. */
const SHORTEST_SECONDS = 0.2;

const FULL = 'This device is full. The take has ended, and what you said until then is kept.';

/** Records takes of a sentence. */
export function useTakeRecording(input: TakeRecordingInput) {
  const { door, project, at, recorder, dispatch } = input;
  const { key, text } = input.sentence;
  const spokenTakes = useSpokenTakes(door, project, () => {
    recorder.stop();
    toast.show({ tone: 'danger', children: FULL });
  });

  /** Throws away what an accidental press has recorded. */
  function isNothing({ samples, sampleRate }: SpokenTake): boolean {
    if (samples.length / sampleRate >= SHORTEST_SECONDS) return false;
    spokenTakes.discard();
    dispatch({ type: 'told', news: 'Nothing was recorded.' });
    return true;
  }

  async function save(spoken: SpokenTake): Promise<void> {
    if (isNothing(spoken)) return;
    dispatch({ type: 'ended' });
    try {
      const takeId = await spokenTakes.keep({ key, text }, spoken);
      dispatch({ type: 'saved', takeId });
    } catch (cause) {
      dispatch({ type: 'notSaved' });
      toast.show({ tone: 'danger', children: takeFailure(cause) });
    }
  }

  /** Brings back a take that was thrown away. Another one may be running by now. */
  async function restore(spoken: SpokenTake): Promise<void> {
    try {
      const takeId = await door.addTake(project, { key, text }, spoken);
      dispatch({ type: 'restored', at, takeId });
    } catch (cause) {
      toast.show({ tone: 'danger', children: takeFailure(cause) });
    }
  }

  function record(): void {
    input.onBefore();
    const listen = (sampleRate: number) => spokenTakes.begin({ key, text }, sampleRate);
    if (recorder.start((spoken) => void save(spoken), listen)) {
      dispatch({ type: 'began', news: `Recording sentence ${at + 1}.` });
    }
  }

  function discard(): void {
    const spoken = recorder.discard();
    if (!spoken || isNothing(spoken)) return;
    spokenTakes.discard();
    dispatch({ type: 'discarded', news: 'Take thrown away.' });
    toast.show({
      children: 'The take was thrown away.',
      action: { label: 'Undo', onPress: () => void restore(spoken) },
    });
  }

  function startOver(): void {
    recorder.discard();
    spokenTakes.discard();
    record();
  }

  return { record, discard, startOver };
}
