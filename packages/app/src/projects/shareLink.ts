/** How something was shared; `cancelled` if the user closed the share sheet. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Whether the system has a share sheet; without one, a menu offers to copy (readings, Share). */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether the system's share sheet accepts videos: a link to a video on this device works nowhere else. */
export function canShareVideos(): boolean {
  if (!canShareNatively() || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'video.mp4', { type: 'video/mp4' })] });
}

/** Opens the system's share sheet. Browsers require a press for it. */
async function openSheet(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/**
 * Shares a link with the system's share sheet if there is one, otherwise copies it (readings, Share). Call
 * it from a press: browsers require one for both.
 */
export async function shareLink(link: { title: string; url: string }): Promise<ShareResult> {
  // If the sheet refuses this link, the clipboard is still available.
  const result = canShareNatively() ? await openSheet(link) : 'failed';
  return result === 'failed' ? copyLink(link.url) : result;
}

/** Copies a link. Call it from a press. */
export async function copyLink(url: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/**
 * Shares a video itself with the system's share sheet; if the sheet refuses it after all, it is downloaded
 * instead. Use it if {@link canShareVideos}.
 *
 * @throws when the video cannot be read; the caller shows its own message
 */
export async function shareVideo({ title, url }: { title: string; url: string }): Promise<void> {
  const { fetchFile, saveUrl } = await import('../lib/files/saveFile.ts');
  const named = { title, usually: 'mp4' } as const;
  const result = await openSheet({ title, files: [await fetchFile(url, named)] });
  // Reading a long video may take longer than the press remains valid.
  if (result === 'failed') await saveUrl(url, named);
}
