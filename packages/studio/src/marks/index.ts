/*
 * The package's entry `@lectern/studio/marks`: the one grammar of marks in a script, for its editor and
 * for speech. Light: patterns and text, no engine.
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
