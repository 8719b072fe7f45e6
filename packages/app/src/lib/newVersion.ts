import { toast } from '@lectern/ui';
import { messageSW } from 'workbox-window/messageSW.js';
import { formatBytes } from './formatBytes.ts';
import { keepRest } from './keepRest.ts';
import { tellOffline } from './tellOffline.ts';

/** The build writes it (packages/app/build/serviceWorker.ts). */
const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The worker's address as the host's policy wants it: this one, whatever is asked for. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('lectern', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

let shown: string | undefined;

/** Shows the newest version that waits, which may have followed the one that was offered. */
async function take({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (waiting) await messageSW(waiting, { type: 'TAKE' });
  window.location.reload();
}

/**
 * Offers the version that waits, in place of one before it. Taken, this page is loaded again; other pages,
 * with their renders, keep the files of their version.
 */
async function offer(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  // No answer comes from a version that is shown already, or that is older than decision 183.
  const bytes: unknown = await messageSW(worker, { type: 'SIZE' });
  const size = typeof bytes === 'number' ? ` (${formatBytes(bytes)}, already downloaded)` : '';
  if (shown !== undefined) toast.close(shown);
  shown = toast.show({
    children: `A new version is ready${size}.`,
    timeout: null,
    action: { label: 'Reload', onPress: () => void take(registration) },
  });
}

/** The worker's registration, or undefined where privacy tools let none be. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  // What it fetches comes after what the page is waiting for.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  return navigator.serviceWorker.register(workerUrl());
}

/**
 * Lets the app open without a network, and offers a newer version than the page's. It is never put under an
 * open page: a press, or closing all pages, takes it.
 */
export async function keepForOffline(): Promise<void> {
  if (!__EMBEDDED__) tellOffline();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await register();
    if (!registration) return;
    registration.active?.postMessage({ type: 'LOADED' });
    void keepRest();
    const offerNewer = (worker: ServiceWorker) => {
      // The first worker of all belongs to this very page, which may hear of its steps when it has taken them.
      if (registration.active && registration.active !== worker) void offer(registration, worker);
    };
    const watch = ({ installing }: ServiceWorkerRegistration) => {
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offerNewer(installing);
      });
    };
    if (registration.waiting) offerNewer(registration.waiting);
    // The browser may have found it while the page was loading.
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
  } catch (cause) {
    // Blocked storage, a private window: the app needs a network, as before.
    console.warn('Lectern cannot be opened without a network here.', cause);
  }
}
