import { useEffect, useState } from 'react';
import { type AudioShape, readAudioShape } from './audioPeaks.ts';

/** Shapes already read on this page, so that a step shows them at once when it is visited again. */
const known = new Map<string, AudioShape>();
/** Maximum number of shapes kept: the voices and a few scripts. A shape is about 1 kB. */
const KNOWN_LIMIT = 200;

function knownOf(urls: readonly string[]): ReadonlyMap<string, AudioShape> {
  return new Map(
    urls.flatMap((url): [string, AudioShape][] => {
      const shape = known.get(url);
      return shape ? [[url, shape]] : [];
    }),
  );
}

async function shapeOf(url: string, signal: AbortSignal): Promise<AudioShape | null> {
  const before = known.get(url);
  if (before) return before;
  const shape = await readAudioShape(url, signal);
  if (shape) {
    known.set(url, shape);
    const oldest = known.keys().next();
    if (known.size > KNOWN_LIMIT && !oldest.done) known.delete(oldest.value);
  }
  return shape;
}

/**
 * The shapes of several sounds, read one at a time to keep the page responsive and added as they become
 * available. Sounds that cannot be read are left out.
 */
export function useAudioShapes(urls: readonly string[]): ReadonlyMap<string, AudioShape> {
  const [shapes, setShapes] = useState(() => knownOf(urls));
  const key = urls.join('\n');

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    async function readAll(): Promise<void> {
      for (const url of key.split('\n').filter(Boolean)) {
        // Deliberately sequential: ten decoders at once would block the page.
        // oxlint-disable-next-line no-await-in-loop
        const shape = await shapeOf(url, signal);
        if (signal.aborted) return;
        if (shape) {
          setShapes((before) =>
            before.get(url) === shape ? before : new Map(before).set(url, shape),
          );
        }
      }
    }
    void readAll();
    return () => controller.abort();
  }, [key]);

  return shapes;
}

/** The shape of one sound; null until it has been read, or if it cannot be. */
export function useAudioShape(url: string | null): AudioShape | null {
  const shapes = useAudioShapes(url === null ? [] : [url]);
  return (url === null ? undefined : shapes.get(url)) ?? null;
}
