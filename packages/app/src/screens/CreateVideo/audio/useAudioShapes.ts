import { useEffect, useMemo, useState } from 'react';
import { type AudioShape, readAudioShape } from './audioPeaks.ts';

const NONE: ReadonlyMap<string, AudioShape> = new Map();

/**
 * The shapes of several sounds, read one after the other so that the page stays quick, and added
 * as they come. One that cannot be read stays out.
 */
export function useAudioShapes(urls: readonly string[]): ReadonlyMap<string, AudioShape> {
  const [shapes, setShapes] = useState(NONE);
  const key = urls.join('\n');

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function readAll(): Promise<void> {
      for (const url of key.split('\n').filter(Boolean)) {
        // One at a time is the point: ten decoders at once would hold up the page.
        // oxlint-disable-next-line no-await-in-loop
        const shape = await readAudioShape(url, signal);
        if (signal.aborted) return;
        if (shape) setShapes((known) => new Map(known).set(url, shape));
      }
    }
    void readAll();
    return () => controller.abort();
  }, [key]);

  return shapes;
}

/** The shape of one sound; null until it is read, or when it cannot be. */
export function useAudioShape(url: string | null): AudioShape | null {
  const urls = useMemo(() => (url === null ? [] : [url]), [url]);
  const shapes = useAudioShapes(urls);
  return (url === null ? undefined : shapes.get(url)) ?? null;
}
