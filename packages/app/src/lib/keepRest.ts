/** Network Information API, which not all browsers have. */
interface Connection {
  /** The user asks for less data. */
  saveData?: boolean;
}

/**
 * Has the worker keep speech, samples of voices and pictures of libraries (22 MB), so that films can be made
 * without a network after the first visit. Users who save data get each with its first use.
 */
export async function keepRest(): Promise<void> {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData === true) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'REST' });
}
