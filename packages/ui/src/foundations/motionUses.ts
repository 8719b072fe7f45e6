import { tokens } from '../theme/designTokens.ts';

const { duration, easing, distance } = tokens.motion;

/** The use of each duration; milliseconds are in the tokens. */
export const DURATION_USES = {
  instant: 'A press: the button sinks by 1 px.',
  fast: 'Hover, focus and small changes of colour; tooltips fade.',
  base: 'Menus, selects and popovers come and go; toasts rise.',
  slow: 'Dialogs and bottom sheets.',
  page: 'One page takes the place of another. Nothing uses it yet.',
  progress: 'A bar or ring moves on to its next figure.',
  shimmer: 'One pass of light over a skeleton; repeats.',
} satisfies Record<keyof typeof duration, string>;

/** The use of each easing. */
export const EASING_USES = {
  standard: 'Things that are in view all the time: colour, size, position.',
  enter: 'Things that come: fast at first, then they settle.',
  exit: 'Things that go: they gather speed and do not linger.',
  linear: 'What measures time itself, such as playback.',
} satisfies Record<keyof typeof easing, string>;

/** How far each kind of thing moves; px are in the tokens. */
export const DISTANCE_USES = {
  press: 'A button goes down.',
  menu: 'A menu rises from what opened it.',
  dialog: 'A dialog or toast rises from below.',
  page: 'A page comes in. Nothing uses it yet.',
} satisfies Record<keyof typeof distance, string>;
