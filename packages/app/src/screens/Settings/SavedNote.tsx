import { Banner } from '@lectern/ui';
import * as styles from './Settings.css.ts';

/** The outcome of a save; `null` if there is none to report. */
export type SaveOutcome = { tone: 'success' | 'danger'; message: string } | null;

/** Returns the outcome of storing something in this browser. */
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
 * The in-page message of a panel that saves locally (readings, Local mock saves). Always render it: a live
 * region that is added together with its text is often not announced.
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
