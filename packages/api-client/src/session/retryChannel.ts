/** Returns null if the browser has no `BroadcastChannel`. */
const openChannel = () =>
  typeof BroadcastChannel === 'function' ? new BroadcastChannel('lectern-token-refresh') : null;

/** Asks the tab that renews the token, if it is another one, to send its request again. */
export function askForRetry(): void {
  const channel = openChannel();
  channel?.postMessage('retry');
  channel?.close();
}

/** Calls back when another tab asks for a retry; returns a function that stops listening. */
export function onRetryRequested(callback: () => void): () => void {
  const channel = openChannel();
  channel?.addEventListener('message', callback);
  return () => channel?.close();
}
