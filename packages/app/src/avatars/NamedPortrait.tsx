import { Stack, Text, VisuallyHidden } from '@lectern/ui';
import * as styles from './dialogs.css.ts';
import type { DrawnImage } from './generation.ts';
import { Portrait } from './Portrait.tsx';
import { STYLE_LABELS } from './prompts.ts';

export interface NamedPortraitProps {
  image: DrawnImage;
  /** Whether another image is being drawn. */
  isPending: boolean;
}

/** The portrait that is about to be saved. */
export function NamedPortrait({ image, isPending }: NamedPortraitProps) {
  return (
    <div className={styles.portrait}>
      <Stack gap={3}>
        <Portrait image={image} isPending={isPending} emptyMessage="" />
        <Text variant="small" tone="muted">
          {image.style === 'none' ? 'No style' : STYLE_LABELS[image.style]}, made just now
        </Text>
        <VisuallyHidden>
          <span role="status">{isPending ? 'Drawing a portrait…' : 'The portrait is ready.'}</span>
        </VisuallyHidden>
      </Stack>
    </div>
  );
}
