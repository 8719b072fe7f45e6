import { usePicture } from '../Picture/usePicture.ts';
import { initials } from './initials.ts';
import * as styles from './UserPicture.css.ts';

export interface UserPictureProps extends styles.UserPictureVariants {
  /** The person's own picture. */
  src: string | null;
  /** Shown when there is no own picture or it fails, such as a generated initials image. */
  fallbackSrc?: string;
  /** The user's name; drawn as initials until a picture loads. */
  name: string;
}

/** Fallbacks that failed in this page. */
const failed = new Set<string>();

/**
 * A round picture of a person, decorative: name the control or the text around it. Initials are
 * drawn locally while, or if, no picture loads.
 */
export function UserPicture({ src, fallbackSrc, name, size }: UserPictureProps) {
  // A service that does not answer is asked once a page, however often the picture is drawn again.
  const fallback = fallbackSrc !== undefined && failed.has(fallbackSrc) ? undefined : fallbackSrc;
  const picture = usePicture(src, fallback);
  const onError = () => {
    if (picture.src === fallbackSrc) failed.add(fallbackSrc);
    picture.onError();
  };
  return (
    // The initials are drawn by the stylesheet: as text they would count as words of the control
    // around them, which is named otherwise.
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
