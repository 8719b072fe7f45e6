/** A video's extension where its URL names none (specification section 5). */
const DEFAULT_VIDEO_EXTENSION = 'mp4';
const FALLBACK_NAME = 'video';

/** The extension in a URL's path, without its dot; `mp4` for blob URLs and paths without one. */
export function extensionFromUrl(url: string): string {
  // Blob URLs end in an opaque id, data URLs in their content.
  if (/^(blob|data):/i.test(url)) return DEFAULT_VIDEO_EXTENSION;
  const [path = ''] = url.split(/[?#]/);
  const lastSegment =
    path
      .replace(/^[a-z][a-z0-9+.-]*:\/\/[^/]*/i, '')
      .split('/')
      .at(-1) ?? '';
  const match = /\.([a-z0-9]{1,5})$/i.exec(lastSegment);
  return match?.[1]?.toLowerCase() ?? DEFAULT_VIDEO_EXTENSION;
}

/**
 * The name of a downloaded video: the title without special characters, spaces as underscores, the
 * extension from the URL (specification section 5). Letters and digits of every script stay; a title
 * of nothing else becomes `video`.
 */
export function downloadFileName(title: string, url: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/gu, '_');
  return `${name || FALLBACK_NAME}.${extensionFromUrl(url)}`;
}

/** The name the wizard gives a download: `video_{timestamp}.mp4`, milliseconds since 1970. */
export function wizardFileName(timestamp: number, extension = DEFAULT_VIDEO_EXTENSION): string {
  return `video_${timestamp}.${extension}`;
}
