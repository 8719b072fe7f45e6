import { VisuallyHidden } from '@lectern/ui';
import { useEffect, useState } from 'react';
import { ChangeList } from './ChangeList.tsx';
import { ChangeView } from './ChangeView.tsx';
import { type Change, finishReview, modeOf, type Review, type Written } from './changes.ts';
import { Done } from './Done.tsx';
import {
  accept,
  acceptAll,
  currentOf,
  judgeAgain,
  judgedCount,
  type Judging,
  later,
  leftOf,
  open,
  reject,
  restOf,
  settle,
  startJudging,
  step,
  undo,
  verdictsOf,
} from './judging.ts';
import { KeysSheet } from './KeysSheet.tsx';
import { ReviewHeader } from './ReviewHeader.tsx';
import { useReviewKeys } from './useReviewKeys.ts';
import type { View } from './views.ts';

/** The request in the pull request's list when both pictures of a conflict may be right. */
const MERGE_FIRST =
  'Merge main, then run “npm run test:visual”: only that picture shows both changes.';

const named = (change: Change) => `${change.story || change.group}, ${modeOf(change)}`;

/** A whole review, from the list to the result written at its end. */
export function ReviewRoom({ review }: { review: Review }) {
  const [judging, setJudging] = useState(() => startJudging(review.changes));
  const [written, setWritten] = useState<Written | null>(null);
  const [failure, setFailure] = useState(false);
  const [said, setSaid] = useState('');
  const [view, setView] = useState<View>('slider');
  const [isRejecting, setIsRejecting] = useState(false);
  const [areKeysShown, setAreKeysShown] = useState(false);
  const [areKeysOn, setAreKeysOn] = useState(true);
  const change = currentOf(judging);
  const total = review.changes.length;

  useEffect(() => {
    document.title = `Review${change ? `: ${named(change)}` : ''} · Lectern workbench`;
  }, [change]);

  const finish = (state: Judging) => {
    setFailure(false);
    finishReview(verdictsOf(state)).then(setWritten, () => setFailure(true));
  };
  const show = (state: Judging, words: string) => {
    setJudging(state);
    setSaid(words);
  };
  /** Nothing is written before the last judgement or Finish. */
  const judge = (next: Judging, verdict: string) => {
    if (next === judging) return;
    const following = currentOf(next);
    const count = `${judgedCount(next)} of ${total}.`;
    show(next, [`${verdict}. ${count}`, following && `${named(following)}.`].join(' '));
    if (leftOf(next).length === 0) finish(next);
  };
  const acceptEach = (changes: readonly Change[]) =>
    judge(acceptAll(judging, changes), 'Accepted the rest');
  const settleAs = (conflict: Change, verdict: 'kept' | 'taken') =>
    judge(
      settle(judging, conflict, verdict),
      verdict === 'kept' ? 'Main’s kept' : 'Branch’s taken',
    );
  const mergeFirst = (conflict: Change) =>
    conflict.hasConflict && judge(reject(judging, conflict, MERGE_FIRST), 'Left to the merge');
  const takeBack = () => {
    setWritten(null);
    show(undo(judging), 'Taken back.');
  };

  const keys = {
    A: () => change && judge(accept(judging, change), 'Accepted'),
    'Shift+A': () => change && acceptEach(restOf(judging, change)),
    M: () => change && settleAs(change, 'kept'),
    B: () => change && settleAs(change, 'taken'),
    P: () => change && mergeFirst(change),
    R: () => change && setIsRejecting(true),
    S: () => change && show(later(judging), 'Left for later.'),
    J: () => show(change ? step(judging, 1) : open(judging, review.changes[0]?.id ?? null), ''),
    K: () => change && show(step(judging, -1), ''),
    1: () => setView('beside'),
    2: () => setView('slider'),
    3: () => setView('onion'),
    4: () => setView('difference'),
    // Once open, the difference view handles this key itself and steps from place to place.
    N: () => setView('difference'),
  };
  const isOff = isRejecting || areKeysShown;
  useReviewKeys(areKeysOn && !isOff, {
    // The result page shows no change: the keys would judge the last one unseen.
    ...(!written && keys),
    Z: takeBack,
    '?': () => setAreKeysShown(true),
  });

  const header = (
    <ReviewHeader
      branch={review.branch}
      judged={judgedCount(judging)}
      total={total}
      onFinish={written ? undefined : () => finish(judging)}
      onList={
        change || written ? () => (setWritten(null), show(open(judging, null), '')) : undefined
      }
      onKeys={() => setAreKeysShown(true)}
      hasFailed={failure}
    />
  );
  return (
    <>
      {header}
      {written ? (
        <Done
          judging={judging}
          written={written}
          onJudgeAgain={(id) => {
            setWritten(null);
            show(judgeAgain(judging, id), '');
          }}
        />
      ) : change ? (
        <ChangeView
          key={change.id}
          judging={judging}
          change={change}
          view={view}
          onViewChange={setView}
          onOpen={(id) => show(open(judging, id), '')}
          actions={{
            onAccept: () => judge(accept(judging, change), 'Accepted'),
            onAcceptRest: () => acceptEach(restOf(judging, change)),
            onSettle: (verdict) => settleAs(change, verdict),
            onMergeFirst: () => mergeFirst(change),
            onLater: () => show(later(judging), 'Left for later.'),
            onUndo: judging.past.length > 0 ? takeBack : undefined,
          }}
          onReject={(words) => judge(reject(judging, change, words), 'Rejected')}
          isRejecting={isRejecting}
          onRejectingChange={setIsRejecting}
          areKeysOn={areKeysOn}
        />
      ) : (
        <ChangeList
          judging={judging}
          onOpen={(id) => show(open(judging, id), '')}
          onAcceptEach={acceptEach}
        />
      )}
      <KeysSheet
        isOpen={areKeysShown}
        onOpenChange={setAreKeysShown}
        areKeysOn={areKeysOn}
        onKeysChange={setAreKeysOn}
      />
      <div role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </div>
    </>
  );
}
