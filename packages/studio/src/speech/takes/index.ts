/*
 * The package's entry `@lectern/studio/takes`: the sentences of the user's own recordings, and the types
 * that describe these. `loadTakeStudio` of the main entry does the work.
 */
export { sentenceKey, spokenSentences, type SpokenSentence } from './sentenceKey.ts';
export type { Recording, SoundFault, TakeVerdict, WrittenTake } from './takeTypes.ts';
export { RecordingError, type RecordingFault } from './RecordingError.ts';
export type {
  FindOptions,
  FoundRecording,
  FoundStretch,
  RunningFile,
  RunningOptions,
  TakeStudio,
} from './studioTypes.ts';
