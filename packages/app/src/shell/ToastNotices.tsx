import { ToastRegion } from '@lectern/ui';

/** The place of notices; loaded apart from the page (see `App`). */
export function ToastNotices() {
  return <ToastRegion />;
}
