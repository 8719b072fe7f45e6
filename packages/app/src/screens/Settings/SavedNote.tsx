import { Banner } from '@lectern/ui';

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

/** The in-page message of a panel whose saves are local (readings, Local mock saves). */
export function SavedNote({ outcome }: SavedNoteProps) {
  if (!outcome) return null;
  return (
    <Banner tone={outcome.tone} isLive>
      {outcome.message}
    </Banner>
  );
}
