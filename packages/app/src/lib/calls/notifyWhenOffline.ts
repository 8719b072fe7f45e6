import { toast } from '@lectern/ui';

/** The key of the notice; undefined while it is not shown. */
let shown: string | undefined;

function notify(): void {
  shown ??= toast.show({
    children: 'You are offline. Lectern needs a network to load your videos and to save your work.',
    tone: 'warning',
    timeout: null,
    onClose: () => (shown = undefined),
  });
}

/** Shows what the page needs while this device is offline; removed once it is online again. */
export function notifyWhenOffline(): void {
  window.addEventListener('offline', notify);
  window.addEventListener('online', () => {
    if (shown !== undefined) toast.close(shown);
    shown = undefined;
  });
  if (!navigator.onLine) notify();
}

/** Removes all notices, except that this device is offline. */
export function clearNotices(): void {
  const wasOffline = shown !== undefined;
  toast.clear();
  shown = undefined;
  if (wasOffline) notify();
}
