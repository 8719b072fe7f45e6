import { toast } from '@lectern/ui';

/** Shows what the page needs while this device is offline; removed once it is online again. */
export function notifyWhenOffline(): void {
  let shown: string | undefined;
  const notify = () => {
    shown ??= toast.show({
      children:
        'You are offline. Lectern needs a network to load your videos and to save your work.',
      tone: 'warning',
      timeout: null,
      onClose: () => (shown = undefined),
    });
  };
  window.addEventListener('offline', notify);
  window.addEventListener('online', () => {
    if (shown !== undefined) toast.close(shown);
    // Signing out removes all notices silently.
    shown = undefined;
  });
  if (!navigator.onLine) notify();
}
