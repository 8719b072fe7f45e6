/** Longest wait before a temporary address is given back; browsers read it soon after the click. */
const RELEASE_AFTER_MS = 60_000;

/** Hands content to the browser's downloads under this name. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  clickDownload(url, fileName);
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}

/**
 * Downloads what stands at a URL. A blob of this page is saved directly, without a copy; anything else
 * is fetched first, because browsers ignore a wished-for name on other origins.
 *
 * @throws when the address cannot be read; the caller shows its own words
 */
export async function saveUrl(url: string, fileName: string): Promise<void> {
  if (url.startsWith('blob:')) {
    // A missing blob would fail in silence: reading its first byte shows whether it is there.
    const response = await fetch(url);
    await response.body?.cancel();
    clickDownload(url, fileName);
    return;
  }
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  saveBlob(await response.blob(), fileName);
}

function clickDownload(href: string, fileName: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = fileName;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
