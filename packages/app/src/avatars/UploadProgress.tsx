import { ProgressBar, VisuallyHidden } from '@lectern/ui';

export interface UploadProgressProps {
  /** Names the upload: 'Sending your request'. */
  label: string;
  /** The fraction sent, 0–1; null if unknown. */
  fraction: number | null;
}

/** Percent between two announcements: each one interrupts the screen reader. */
const STEP = 25;

/** Upload progress of a form with files; once everything is sent, shows that the response is pending. */
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
