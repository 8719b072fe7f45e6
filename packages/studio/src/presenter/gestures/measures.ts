import type { Manner } from '../../types.ts';
import type { Rule } from './rules.ts';

interface Measure {
  /** Minimum seconds from one stroke to the next. */
  rest: number;
  /** Shares of proposals that become gestures. */
  shares: Record<Rule, number>;
  /** How far head and body move, and how often brows do, relative to natural. */
  liveliness: number;
}

const NONE = { greet: 0, count: 0, list: 0, contrast: 0, answer: 0, point: 0, open: 0 };
const ALL = { greet: 1, count: 1, list: 1, contrast: 1, answer: 1, point: 1, open: 0.5 };

export const MANNER: Record<Manner, Measure> = {
  none: { rest: 0, shares: NONE, liveliness: 1 },
  calm: { rest: 4, shares: { ...NONE, greet: 1, answer: 1 }, liveliness: 0.7 },
  natural: { rest: 1.6, shares: { ...ALL, point: 0.5, open: 1 / 3 }, liveliness: 1 },
  lively: { rest: 0.9, shares: ALL, liveliness: 1.2 },
};
