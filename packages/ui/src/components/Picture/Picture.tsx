import type { LucideIcon } from 'lucide-react';
import { usePicture } from './usePicture.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as styles from './Picture.css.ts';

export interface PictureProps {
  /** Cut to the frame. */
  src: string | null | undefined;
  /** Drawn in the middle when there is no picture or it is broken. */
  missingIcon: LucideIcon;
  /** Empty for a picture whose subject is named beside it. */
  alt?: string;
  /** `eager` for what is in view at first. */
  loading?: 'eager' | 'lazy';
}

/** A picture that fills its frame, or a quiet icon where there is none. Internal to cards. */
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
