import { toast } from '@lectern/ui';
import { messageSW } from 'workbox-window/messageSW.js';
import { formatBytes } from '../format/formatBytes.ts';
import { keepRest } from './keepRest.ts';
import { notifyWhenOffline } from '../calls/notifyWhenOffline.ts';

/** Written by the build (packages/app/build/serviceWorker.ts). */
const WORKER = '/sw.js';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** Returns the worker's address as the host's policy requires it: the policy allows only this one. */
function workerUrl(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('lectern', { createScriptURL: () => WORKER });
  return policy?.createScriptURL(WORKER) ?? WORKER;
}

let shown: string | undefined;

/** Shows the newest waiting version, which may be newer than the one that was offered. */
async function take({ waiting }: ServiceWorkerRegistration): Promise<void> {
  if (waiting) await messageSW(waiting, { type: 'TAKE' });
  window.location.reload();
}

/**
 * Offers the waiting version, replacing an earlier offer. Accepting it reloads this page; other pages, with
 * their renders, keep the files of their version.
 */
async function offer(registration: ServiceWorkerRegistration, worker: ServiceWorker) {
  // A version that is already shown, or that is older than decision 183, sends no response.
  const bytes: unknown = await messageSW(worker, { type: 'SIZE' });
  const size = typeof bytes === 'number' ? ` (${formatBytes(bytes)}, already downloaded)` : '';
  if (shown !== undefined) toast.close(shown);
  shown = toast.show({
    children: `A new version is ready${size}.`,
    timeout: null,
    action: { label: 'Reload', onPress: () => void take(registration) },
  });
}

/** Returns the worker's registration, or undefined if privacy tools prevent one. */
async function register(): Promise<ServiceWorkerRegistration | undefined> {
  // Its requests come after those that the page is waiting for.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  return navigator.serviceWorker.register(workerUrl());
}

/**
 * Lets the app open without a network, and offers a version newer than the page's. An open page never
 * switches by itself: the user presses Reload, or closes all pages.
 */
export async function keepForOffline(): Promise<void> {
  if (!__EMBEDDED__) notifyWhenOffline();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  try {
    const registration = await register();
    if (!registration) return;
    registration.active?.postMessage({ type: 'LOADED' });
    void keepRest();
    const offerNewer = (worker: ServiceWorker) => {
      // The very first worker belongs to this page, which may receive its state changes late.
      if (registration.active && registration.active !== worker) void offer(registration, worker);
    };
    const watch = ({ installing }: ServiceWorkerRegistration) => {
      installing?.addEventListener('statechange', () => {
        if (installing.state === 'installed') offerNewer(installing);
      });
    };
    if (registration.waiting) offerNewer(registration.waiting);
    // The browser may have found an update while the page was loading.
    watch(registration);
    registration.addEventListener('updatefound', () => watch(registration));
  } catch (cause) {
    // Storage is blocked, or this is a private window: the app needs a network, as before.
    console.warn('Lectern cannot be opened without a network here.', cause);
  }
}
