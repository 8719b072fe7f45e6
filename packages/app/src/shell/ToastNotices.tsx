import { ToastRegion } from '@lectern/ui';

/** The toast region; loaded separately from the page (see `App`). */
export function ToastNotices() {
  return <ToastRegion />;
}
