/*
 * The package's entry `@lectern/studio/marks`: the single grammar of marks in a script, for its editor and
 * for speech. Lightweight: patterns and text, no engine.
 */
export {
  findMarks,
  type GestureMark,
  markedGestures,
  passMark,
  plainText,
  type SayMark,
  type ScriptMark,
  type TextRange,
  wordBefore,
} from './findMarks.ts';
export { type Gesture, gestureOf, GESTURES } from './gestures.ts';
export { PAUSE } from './markup.ts';
export { TextInPieces } from './textInPieces.ts';
