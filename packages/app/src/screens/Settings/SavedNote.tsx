import { Banner } from '@lectern/ui';
import * as styles from './Settings.css.ts';

/** What became of a save; `null` while there is nothing to say. */
export type SaveOutcome = { tone: 'success' | 'danger'; message: string } | null;

/** The outcome of keeping something in this browser. */
export function saved(wasKept: boolean, message: string): SaveOutcome {
  return wasKept
    ? { tone: 'success', message }
    : {
        tone: 'danger',
        message: 'This browser did not keep the change. Check its storage settings and try again.',
      };
}

export interface SavedNoteProps {
  outcome: SaveOutcome;
}

/**
 * The in-page message of a panel whose saves are local (readings, Local mock saves). Draw it always:
 * a live region that comes together with its words is often not read out.
 */
export function SavedNote({ outcome }: SavedNoteProps) {
  return (
    <>
      <div role="status" className={styles.note}>
        {outcome?.tone === 'success' && <Banner tone="success">{outcome.message}</Banner>}
      </div>
      {outcome?.tone === 'danger' && (
        <Banner tone="danger" isLive>
          {outcome.message}
        </Banner>
      )}
    </>
  );
}
