import { ProgressBar, VisuallyHidden } from '@lectern/ui';

export interface UploadProgressProps {
  /** What is sent: 'Sending your request'. */
  label: string;
  /** What part of it has left, 0–1; null while it is not known. */
  fraction: number | null;
}

/** Percent between two announcements: each one interrupts the listener. */
const STEP = 25;

/** How far a form with files has got; once all of it has left, that its answer is waited for. */
export function UploadProgress({ label, fraction }: UploadProgressProps) {
  const percent = Math.floor((fraction ?? 0) * 100);
  const announced = percent - (percent % STEP);
  return (
    <>
      {fraction === null || fraction === 1 ? (
        <ProgressBar
          label={fraction === 1 ? 'Sent, waiting for the answer' : label}
          isIndeterminate
        />
      ) : (
        <ProgressBar label={label} value={percent} />
      )}
      <div role="status">
        <VisuallyHidden>{announced > 0 && `${announced}% sent`}</VisuallyHidden>
      </div>
    </>
  );
}
