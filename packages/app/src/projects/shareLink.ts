/** How a link was shared; `cancelled` when the reader closed the share sheet. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Whether the system has a share sheet; without one a menu offers to copy (readings, Share). */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/**
 * Shares a link with the system's own sheet where there is one, else copies it (readings, Share).
 * Call it from a press: browsers demand one for both.
 */
export async function shareLink(link: { title: string; url: string }): Promise<ShareResult> {
  if (canShareNatively()) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
      // A sheet that refuses this link still leaves the clipboard.
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
