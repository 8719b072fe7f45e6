import { usePicture } from '../Picture/usePicture.ts';
import { initials } from './initials.ts';
import * as styles from './UserPicture.css.ts';

export interface UserPictureProps extends styles.UserPictureVariants {
  /** URL of the user's own picture. */
  src: string | null;
  /**
   * Shown if the user has no picture or it fails to load: for example, a generated image of the initials.
   */
  fallbackSrc?: string;
  /** The user's name; its initials are shown until a picture loads. */
  name: string;
}

/** Fallbacks that have failed since the page was loaded. */
const failed = new Set<string>();

/**
 * A round, decorative picture of a user: name the control or the text around it. Until a picture loads, or
 * if none does, initials are drawn locally.
 */
export function UserPicture({ src, fallbackSrc, name, size }: UserPictureProps) {
  // A service that fails is asked once per page load, however often the picture is rendered.
  const fallback = fallbackSrc !== undefined && failed.has(fallbackSrc) ? undefined : fallbackSrc;
  const picture = usePicture(src, fallback);
  const onError = () => {
    if (picture.src === fallbackSrc) failed.add(fallbackSrc);
    picture.onError();
  };
  return (
    // The stylesheet draws the initials: as text they would become part of the name of the control around
    // them, which has another name.
    <span className={styles.frame({ size })} data-initials={initials(name)} aria-hidden="true">
      {picture.src !== null && (
        <img
          key={picture.src}
          src={picture.src}
          alt=""
          className={styles.image}
          data-loaded={picture.isLoaded || undefined}
          referrerPolicy="no-referrer"
          onLoad={picture.onLoad}
          onError={onError}
        />
      )}
    </span>
  );
}
