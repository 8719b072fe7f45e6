import { Heading, Inline, Stack, Text, VisuallyHidden } from '@lectern/ui';
import { useId } from 'react';
import type { DrawnImage } from '../../avatars/generation.ts';
import * as styles from './ImageGenerator.css.ts';

export interface SessionImagesProps {
  /** Newest first. */
  images: readonly DrawnImage[];
  selectedId: string | null;
  onChoose: (trimId: string) => void;
}

/** The images generated since the sign-in, to view again; arrow keys move between them. */
export function SessionImages({ images, selectedId, onChoose }: SessionImagesProps) {
  const id = useId();
  return (
    <div className={styles.session}>
      <Stack gap={3}>
        <Inline justifyContent="space-between">
          <Heading level={2} variant="h4" id={id}>
            This session
          </Heading>
          <Text as="span" variant="small" tone="muted" numeric>
            {images.length === 1 ? '1 image' : `${images.length} images`}
          </Text>
        </Inline>
        <div role="radiogroup" aria-labelledby={id} className={styles.thumbnails}>
          {images.map((image, index) => (
            <label key={image.trimId} className={styles.thumbnail}>
              <input
                type="radio"
                name={id}
                className={styles.radio}
                checked={image.trimId === selectedId}
                onChange={() => onChoose(image.trimId)}
              />
              <img className={styles.picture} src={image.imageUrl} alt="" />
              <VisuallyHidden>
                {/* The same prompt can appear several times. */}
                Image {images.length - index}: {image.prompt.slice(0, 80)}
              </VisuallyHidden>
            </label>
          ))}
        </div>
        <Text variant="small" tone="muted">
          Kept until you sign out or reload the page. Download what you want to keep.
        </Text>
      </Stack>
    </div>
  );
}
