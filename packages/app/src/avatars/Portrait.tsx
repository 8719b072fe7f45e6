import { Icon, Skeleton, Text } from '@lectern/ui';
import { ImageOff, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { DrawnImage } from './generation.ts';
import * as styles from './Portrait.css.ts';

export interface PortraitProps {
  image: Pick<DrawnImage, 'imageUrl' | 'prompt'> | null;
  /** Whether the next image is being drawn. */
  isPending: boolean;
  /** `tall` as in the library, `free` for the whole image. */
  shape?: keyof typeof styles.frame;
  /** Shown when there is no image yet. */
  emptyMessage: string;
}

/** A generated image, or its placeholder, empty or pending. */
export function Portrait({ image, isPending, shape = 'tall', emptyMessage }: PortraitProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isShown = image !== null && image.imageUrl !== brokenUrl;
  return (
    <div className={styles.frame[shape]}>
      {isPending ? (
        <Skeleton height="100%" radius="panel" />
      ) : isShown ? (
        <img
          className={styles.image}
          src={image.imageUrl}
          alt={image.prompt.slice(0, ALT_LENGTH)}
          onError={() => setBrokenUrl(image.imageUrl)}
        />
      ) : (
        <div className={styles.empty}>
          <Icon icon={image === null ? UserRound : ImageOff} size="hero" />
          <Text variant="small" tone="muted">
            {image === null ? emptyMessage : 'The picture could not be loaded.'}
          </Text>
        </div>
      )}
    </div>
  );
}

/** A screen reader would read longer prompts for minutes; the description field has the full text. */
const ALT_LENGTH = 200;
