import { Button } from '@lectern/ui';
import { Check, Undo2, X } from 'lucide-react';
import type { Change } from './changes.ts';
import * as styles from './ChangeView.css.ts';
import { KeyHint } from './KeyHint.tsx';

/** The verdicts that a reviewer can give on a picture. */
export interface JudgementActions {
  onAccept: () => void;
  onAcceptRest: () => void;
  /** Settles a conflict: main's picture stays, or this branch's replaces it. */
  onSettle: (verdict: 'kept' | 'taken') => void;
  /** Postpones a conflict until after the merge; the list then asks for a new picture. */
  onMergeFirst: () => void;
  onLater: () => void;
  /** Undefined when there is nothing to undo. */
  onUndo?: () => void;
}

interface JudgementProps extends JudgementActions {
  change: Change;
  /** How many changes of the component are left, including this one. */
  rest: number;
  onReject: () => void;
}

/** The bar of verdicts below a picture. A conflict has its own verdicts. */
export function Judgement({ change, rest, onReject, ...actions }: JudgementProps) {
  return (
    <div className={styles.actions} role="group" aria-label="Judgement">
      <Button variant="ghost" icon={Undo2} isDisabled={!actions.onUndo} onPress={actions.onUndo}>
        Undo <KeyHint>Z</KeyHint>
      </Button>
      <Button variant="ghost" onPress={actions.onLater}>
        Later <KeyHint>S</KeyHint>
      </Button>
      <span className={styles.room} />
      {change.hasConflict ? (
        <div className={styles.ways}>
          <Button onPress={() => actions.onSettle('kept')}>
            Keep main’s <KeyHint>M</KeyHint>
          </Button>
          <Button onPress={() => actions.onSettle('taken')}>
            Take this branch’s <KeyHint>B</KeyHint>
          </Button>
          <Button variant="primary" onPress={actions.onMergeFirst}>
            Merge main and picture again <KeyHint>P</KeyHint>
          </Button>
        </div>
      ) : (
        <>
          {rest > 1 && (
            <span className={styles.onWide}>
              <Button variant="ghost" onPress={actions.onAcceptRest}>
                Accept all {rest} of {change.group} <KeyHint>⇧ A</KeyHint>
              </Button>
            </span>
          )}
          <div className={styles.verdicts}>
            <Button fullWidth icon={X} onPress={onReject}>
              Reject <KeyHint>R</KeyHint>
            </Button>
            <Button variant="primary" fullWidth icon={Check} onPress={actions.onAccept}>
              Accept <KeyHint>A</KeyHint>
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
