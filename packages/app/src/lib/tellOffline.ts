import { toast } from '@lectern/ui';

/** Says what the page needs while this machine has no network; gone when it is back. */
export function tellOffline(): void {
  let shown: string | undefined;
  const tell = () => {
    shown ??= toast.show({
      children:
        'You are offline. Lectern needs a network to load your videos and to save your work.',
      tone: 'warning',
      timeout: null,
      onClose: () => (shown = undefined),
    });
  };
  window.addEventListener('offline', tell);
  window.addEventListener('online', () => {
    if (shown !== undefined) toast.close(shown);
    // Signing out takes all notices away without a word.
    shown = undefined;
  });
  if (!navigator.onLine) tell();
}
