/** Network Information API, which not all browsers have. */
interface Connection {
  /** Whether the user has requested reduced data usage. */
  saveData?: boolean;
}

/**
 * Has the worker store speech, voice samples and library images (22 MB), so that films can be made without
 * a network after the first visit. For users who save data, each is stored when first used.
 */
export async function keepRest(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData === true) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'REST' });
}
