/** Returns the size of a text when saved, in bytes. */
export function textSize(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * Returns the size of the file at a URL in bytes, from its response headers. Null if they cannot be read or
 * do not state it.
 */
export async function readFileSize(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    // Blob URLs do not support HEAD; their body is discarded at once.
    const isBlob = url.startsWith('blob:');
    const response = await fetch(url, { method: isBlob ? 'GET' : 'HEAD', signal });
    void response.body?.cancel();
    const size = Number(response.headers.get('content-length') ?? '');
    return response.ok && size > 0 ? size : null;
  } catch {
    return null;
  }
}
