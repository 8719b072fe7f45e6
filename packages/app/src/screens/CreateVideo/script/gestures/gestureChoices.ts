import { type Gesture, gestureOf, GESTURES } from '@lectern/studio/marks';
import type { GridChoice } from '@lectern/ui';
import {
  ArrowLeftRight,
  Eye,
  Hand,
  HandHelping,
  Hash,
  List,
  MoveHorizontal,
  MoveVertical,
  Pointer,
  Smile,
  ThumbsUp,
} from 'lucide-react';

/** A gesture with its icon and its name, which is also the text inserted into a script. */
export interface GestureChoice extends GridChoice {
  id: Gesture;
}

const count = { icon: Hash };
const LOOKS: Readonly<Record<Gesture, Omit<GestureChoice, 'id'>>> = {
  wave: { label: 'Wave', icon: Hand },
  open: { label: 'Open palms', icon: HandHelping },
  'thumb up': { label: 'Thumb up', icon: ThumbsUp },
  contrast: { label: 'Contrast', icon: ArrowLeftRight },
  'point left': { label: 'Point left', icon: Pointer, turn: -90 },
  'point right': { label: 'Point right', icon: Pointer, turn: 90 },
  'point up': { label: 'Point up', icon: Pointer },
  'point you': { label: 'To viewer', icon: Pointer, turn: 180 },
  'count 1': { label: 'Count 1', ...count },
  'count 2': { label: 'Count 2', ...count },
  'count 3': { label: 'Count 3', ...count },
  'count 4': { label: 'Count 4', ...count },
  'count 5': { label: 'Count 5', ...count },
  list: { label: 'Listing', icon: List },
  nod: { label: 'Nod', icon: MoveVertical },
  shake: { label: 'Shake', icon: MoveHorizontal },
  smile: { label: 'Smile', icon: Smile },
  'look left': { label: 'Look left', icon: Eye },
  'look right': { label: 'Look right', icon: Eye },
};

const ALL: readonly GestureChoice[] = GESTURES.map((id) => ({ id, ...LOOKS[id] }));
const OF_HEAD: ReadonlySet<Gesture> = new Set(['nod', 'shake', 'smile', 'look left', 'look right']);

/** Counts above three must be typed: `[count 4]`. */
const TYPED: ReadonlySet<Gesture> = new Set(['count 4', 'count 5']);

/** Returns the hand gestures that the menu offers, including the current one. */
export const handsWith = (now: Gesture | null) =>
  ALL.filter(({ id }) => !OF_HEAD.has(id) && (id === now || !TYPED.has(id)));
export const HEAD = ALL.filter(({ id }) => OF_HEAD.has(id));

/** Returns the name and icon of a gesture. */
export function gestureChoice(gesture: Gesture): GestureChoice {
  return { id: gesture, ...LOOKS[gesture] };
}

/** Returns the gesture with the id of a choice; null for any other text. */
export const chosenGesture = (id: string): Gesture | null => gestureOf(id);
