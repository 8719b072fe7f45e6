import { toast } from '@lectern/ui';
import { tellOffline } from './tellOffline.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The build writes it (packages/app/build/serviceWorker.ts). */
const WORKER = '/sw.js';

/** The worker's address as the host's policy wants it: this one, whatever is asked for. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('lectern', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

function tell(): void {
  toast.show({
    children: 'A new version is ready.',
    timeout: null,
    action: { label: 'Reload', onPress: () => window.location.reload() },
  });
}

/**
 * Lets the app open without a network, and tells when a newer version than the page's is there. It is
 * never put under an open page: a reload, which the user chooses, takes it.
 */
export async function keepForOffline(): Promise<void> {
  if (!__EMBEDDED__) tellOffline();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await navigator.serviceWorker.register(workerUrl());
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => {
        // The first worker of all belongs to this very page.
        if (installing.state === 'installed' && registration.active) tell();
      });
    });
  } catch (cause) {
    // Blocked storage, a private window: the app needs a network, as before.
    console.warn('Lectern cannot be opened without a network here.', cause);
  }
}
