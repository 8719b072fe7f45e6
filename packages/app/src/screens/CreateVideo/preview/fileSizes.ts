const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in the largest unit that leaves a whole number: '8.4 MB', '2 KB'. Thousands, as on discs. */
export function formatBytes(bytes: number): string {
  let value = Math.max(0, bytes);
  let unit = 0;
  // 999.5 would be shown as 1000.
  while (value >= 999.5 && unit < UNITS.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const isSmall = unit < 2 || value >= 9.95;
  return `${isSmall ? Math.round(value) : value.toFixed(1)} ${UNITS[unit] ?? ''}`;
}

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
