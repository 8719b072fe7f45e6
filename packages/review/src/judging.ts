import type { Change } from './changes.ts';

/** A reviewer's verdict on a picture. */
export type Mark =
  | { verdict: 'accepted' }
  /** For a conflict: main's picture stays, or this branch's replaces it. */
  | { verdict: 'kept' | 'taken' }
  | { verdict: 'rejected'; words: string };

/** Marks by the ID of their change. */
type Marks = Readonly<Record<string, Mark>>;

/** The state of a review. */
export interface Judging {
  changes: readonly Change[];
  marks: Marks;
  /** The ID of the open change; null while the list is shown. */
  current: string | null;
  /** The states before each judgement, the most recent one last. */
  past: readonly { marks: Marks; current: string | null }[];
}

/** The initial state of a review. */
export const startJudging = (changes: readonly Change[]): Judging => ({
  changes,
  marks: {},
  current: null,
  past: [],
});

/** The open change. */
export const currentOf = ({ changes, current }: Judging) =>
  changes.find(({ id }) => id === current);

/** The number of judged changes. */
export const judgedCount = ({ marks }: Judging) => Object.keys(marks).length;

/** Changes that have no mark yet, in order. */
export const leftOf = ({ changes, marks }: Judging) => changes.filter(({ id }) => !marks[id]);

/** A component's remaining changes that can be accepted. Components of two sections may share a name. */
export const restOf = (judging: Judging, { section, group }: Pick<Change, 'section' | 'group'>) =>
  leftOf(judging).filter(
    (change) => change.section === section && change.group === group && !change.hasConflict,
  );

export const open = (judging: Judging, id: string | null): Judging => ({ ...judging, current: id });

/** Steps to the change before (-1) or after (1) the open one, and stops at the ends. */
export function step(judging: Judging, by: 1 | -1): Judging {
  const index = judging.changes.findIndex(({ id }) => id === judging.current);
  const next = judging.changes[index + by];
  return next ? open(judging, next.id) : judging;
}

/** The next change without a mark after the open one, wrapping around to the first. */
function nextLeft(judging: Judging): string | null {
  const index = judging.changes.findIndex(({ id }) => id === judging.current);
  const order = [...judging.changes.slice(index + 1), ...judging.changes.slice(0, index + 1)];
  return order.find(({ id }) => !judging.marks[id])?.id ?? null;
}

function mark(judging: Judging, ids: readonly string[], verdict: Mark): Judging {
  const { marks, current, past } = judging;
  const marked = {
    ...judging,
    marks: { ...marks, ...Object.fromEntries(ids.map((id) => [id, verdict])) },
    past: [...past, { marks, current }],
  };
  return current === null ? marked : open(marked, nextLeft(marked) ?? current);
}

/** Accepts a change, unless another picture was stored since, and opens the next one. */
export function accept(judging: Judging, { id, hasConflict }: Change): Judging {
  return hasConflict ? judging : mark(judging, [id], { verdict: 'accepted' });
}

/** Accepts several changes as a single step for Undo. */
export const acceptAll = (judging: Judging, changes: readonly Change[]): Judging =>
  changes.length === 0
    ? judging
    : mark(
        judging,
        changes.map(({ id }) => id),
        { verdict: 'accepted' },
      );

/** Chooses one of the two pictures of a conflict and opens the next change. */
export function settle(
  judging: Judging,
  { id, hasConflict }: Change,
  verdict: 'kept' | 'taken',
): Judging {
  return hasConflict ? mark(judging, [id], { verdict }) : judging;
}

/** Rejects a change with a reason and opens the next one. */
export const reject = (judging: Judging, { id }: Change, words: string): Judging =>
  mark(judging, [id], { verdict: 'rejected', words });

/** Skips a change for now and opens the next one without a mark. */
export function later(judging: Judging): Judging {
  const next = nextLeft(judging);
  return next === null ? judging : open(judging, next);
}

/** Undoes the last judgement and reopens the change that was open then. */
export function undo(judging: Judging): Judging {
  const last = judging.past.at(-1);
  return last ? { ...judging, ...last, past: judging.past.slice(0, -1) } : judging;
}

/** Reopens a judged change and removes its mark, as a step for Undo. */
export function judgeAgain(judging: Judging, id: string): Judging {
  const { [id]: _taken, ...marks } = judging.marks;
  const past = [...judging.past, { marks: judging.marks, current: judging.current }];
  return { ...judging, marks, current: id, past };
}

/** The verdicts that Finish sends. */
export function verdictsOf({ changes, marks }: Judging) {
  const idsOf = (verdict: Mark['verdict']) =>
    changes.filter(({ id }) => marks[id]?.verdict === verdict).map(({ id }) => id);
  return {
    accepted: idsOf('accepted'),
    kept: idsOf('kept'),
    taken: idsOf('taken'),
    rejected: changes.flatMap(({ id }) => {
      const given = marks[id];
      return given?.verdict === 'rejected' ? [{ id, words: given.words }] : [];
    }),
  };
}
