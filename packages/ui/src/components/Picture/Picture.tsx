import type { LucideIcon } from 'lucide-react';
import { usePicture } from './usePicture.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** URL of the picture, which is cropped to the frame. */
  src: string | null | undefined;
  /** Shown in the centre if the picture is missing or broken. */
  missingIcon: LucideIcon;
  /** Alternative text; empty if the subject is named next to the picture. */
  alt?: string;
  /** Use `eager` for pictures that are in view at first. */
  loading?: 'eager' | 'lazy';
}

/** A picture that fills its frame, or a muted icon if it is missing. Internal to cards. */
export function Picture({ src, missingIcon, alt = '', loading = 'lazy' }: PictureProps) {
  const picture = usePicture(src);
  if (picture.src === null) {
    return (
      <span className={styles.missing}>
        <Icon icon={missingIcon} size="hero" />
      </span>
    );
  }
  return (
    <img
      src={picture.src}
      alt={alt}
      className={styles.image}
      loading={loading}
      decoding="async"
      draggable={false}
      onLoad={picture.onLoad}
      onError={picture.onError}
    />
  );
}
