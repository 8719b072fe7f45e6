/** Bytes of a text when it is saved. */
export function textSize(text: string): number {
  return new TextEncoder().encode(text).length;
}

/**
 * Bytes of the file at a URL, from the head of its answer. Null where that cannot be read or does
 * not say.
 */
export async function readFileSize(url: string, signal: AbortSignal): Promise<number | null> {
  try {
    // Blob URLs know no HEAD; their body is let go at once.
    const isBlob = url.startsWith('blob:');
    const response = await fetch(url, { method: isBlob ? 'GET' : 'HEAD', signal });
    void response.body?.cancel();
    const size = Number(response.headers.get('content-length') ?? '');
    return response.ok && size > 0 ? size : null;
  } catch {
    return null;
  }
}
