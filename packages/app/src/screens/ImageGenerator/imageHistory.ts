import { type ApiClient, useApiClient, useSession } from '@lectern/api-client';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { DrawnImage } from '../../avatars/generation.ts';
import { createValue } from '../../lib/value.ts';

/** More would only use up memory; a server's pictures can be megabytes each. */
const LIMIT = 40;
const NONE: readonly DrawnImage[] = [];

/** The images of one session, newest first. */
export interface ImageHistory {
  getSnapshot: () => readonly DrawnImage[];
  subscribe: (listener: () => void) => () => void;
  add: (image: DrawnImage) => void;
}

/** Keeps images in memory; those neither downloaded nor saved are lost with the page. */
export function createImageHistory(): ImageHistory {
  const images = createValue(NONE);
  return {
    getSnapshot: images.get,
    subscribe: images.subscribe,
    add: (image) => {
      const others = images.get().filter(({ trimId }) => trimId !== image.trimId);
      images.set([image, ...others].slice(0, LIMIT));
    },
  };
}

const histories = new WeakMap<ApiClient, { generation: number; history: ImageHistory }>();

/** Returns one history per session: the next user starts with an empty one. */
function historyOf(client: ApiClient, generation: number): ImageHistory {
  const known = histories.get(client);
  if (known?.generation === generation) return known.history;
  const history = createImageHistory();
  histories.set(client, { generation, history });
  return history;
}

/** Returns the images generated since the sign-in, and a function to add one; outlives the screen. */
export function useImageHistory(): {
  images: readonly DrawnImage[];
  add: (image: DrawnImage) => void;
} {
  const client = useApiClient();
  const { generation } = useSession();
  const history = useMemo(() => historyOf(client, generation), [client, generation]);
  const images = useSyncExternalStore(history.subscribe, history.getSnapshot);
  return { images, add: useCallback((image) => history.add(image), [history]) };
}
