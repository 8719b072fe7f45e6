/** Tells other tabs that a render is no longer wanted. */
export interface RenderSignals {
  cancel(videoId: string): void;
  onCancel(listener: (videoId: string) => void): void;
  close(): void;
}

/**
 * Sends signals over a BroadcastChannel. They only speed up a cancellation: without the channel, the render
 * stops at its next progress, when it finds its record cancelled.
 *
 * @param name the same in all tabs of one backend.
 */
export function createRenderSignals(name: string): RenderSignals {
  if (typeof BroadcastChannel === 'undefined') {
    return { cancel: () => undefined, onCancel: () => undefined, close: () => undefined };
  }
  const channel = new BroadcastChannel(name);
  return {
    cancel(videoId) {
      channel.postMessage({ cancel: videoId });
    },
    onCancel(listener) {
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (typeof data !== 'object' || data === null || !('cancel' in data)) return;
        if (typeof data.cancel === 'string') listener(data.cancel);
      });
    },
    close() {
      channel.close();
    },
  };
}
