import { generateAvatarImage, isApiError, useApiClient } from '@lectern/api-client';
import { useCallback, useRef } from 'react';
import { useUnmount } from '../lib/useUnmount.ts';
import type { DrawnImage } from './generation.ts';

interface Order extends Pick<DrawnImage, 'prompt' | 'style'> {
  projectId?: string | undefined;
}

/**
 * Requests images, one at a time: a new order cancels the current one, and so does unmounting.
 *
 * @returns `order` resolves with the image, or with null if it was cancelled; it throws the call's
 *   error, for `avatarGenerationMessage`
 */
export function useImageGeneration(): {
  order: (order: Order) => Promise<DrawnImage | null>;
  cancel: () => void;
} {
  const client = useApiClient();
  const running = useRef<AbortController | null>(null);
  const cancel = useCallback(() => {
    running.current?.abort();
    running.current = null;
  }, []);
  useUnmount(() => running.current?.abort());

  const order = useCallback(
    async ({ prompt, style, projectId }: Order) => {
      cancel();
      const controller = new AbortController();
      running.current = controller;
      const { signal } = controller;
      try {
        const image = await generateAvatarImage(
          client,
          { prompt, visualStyle: style, projectId },
          { signal },
        );
        return signal.aborted ? null : { ...image, prompt, style };
      } catch (error) {
        if (signal.aborted || isApiError(error, 'aborted')) return null;
        throw error;
      }
    },
    [cancel, client],
  );
  return { order, cancel };
}
