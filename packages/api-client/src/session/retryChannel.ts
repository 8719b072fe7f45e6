/** Null where a browser has no channels between its tabs. */
const openChannel = () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('lectern-token-refresh') : null;

/** Tells the tab that renews the token, if it is another one, that a user wants it sent again. */
export function askForRetry(): void {
  const channel = openChannel();
  channel?.postMessage('retry');
  channel?.close();
}

/** Calls back when another tab asks for it; returns how to stop. */
export function onRetryAsked(callback: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', callback);
  return () => channel?.close();
}
