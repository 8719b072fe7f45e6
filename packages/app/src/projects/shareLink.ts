/** How something was shared; `cancelled` when the reader closed the share sheet. */
export type ShareResult = 'shared' | 'copied' | 'cancelled' | 'failed';

/** Whether the system has a share sheet; without one a menu offers to copy (readings, Share). */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/** Whether the system's share sheet takes videos: a link to this device's own leads nowhere else. */
export function canShareVideos(): boolean {
  if (!canShareNatively() || typeof navigator.canShare !== 'function') return false;
  return navigator.canShare({ files: [new File([''], 'video.mp4', { type: 'video/mp4' })] });
}

/** Opens the system's share sheet. Browsers demand a press for it. */
async function openSheet(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}

/**
 * Shares a link with the system's own sheet where there is one, else copies it (readings, Share).
 * Call it from a press: browsers demand one for both.
 */
export async function shareLink(link: { title: string; url: string }): Promise<ShareResult> {
  // A sheet that refuses this link still leaves the clipboard.
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
 * Shares a video itself with the system's sheet; where the sheet refuses it, after all, it is saved
 * instead. Use it where {@link canShareVideos}.
 *
 * @throws when the video cannot be read; the caller shows its own words
 */
export async function shareVideo({ title, url }: { title: string; url: string }): Promise<void> {
  const { fetchFile, saveUrl } = await import('../lib/saveFile.ts');
  const named = { title, usually: 'mp4' } as const;
  const result = await openSheet({ title, files: [await fetchFile(url, named)] });
  // A long video may take longer to read than a press counts.
  if (result === 'failed') await saveUrl(url, named);
}
