import { Icon, Skeleton, Text } from '@lectern/ui';
import { ImageOff, UserRound } from 'lucide-react';
import { useState } from 'react';
import type { DrawnImage } from './generation.ts';
import * as styles from './Portrait.css.ts';

export interface PortraitProps {
  image: Pick<DrawnImage, 'imageUrl' | 'prompt'> | null;
  /** The next one is being drawn. */
  isPending: boolean;
  /** `tall` as in the library, `free` for the whole image. */
  shape?: keyof typeof styles.frame;
  /** Where there is none yet. */
  emptyMessage: string;
}

/** A generated image, the place that it will take, or that place while it is drawn. */
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

/** Longer prompts would be read for minutes; the whole of it is in the description. */
const ALT_LENGTH = 200;
