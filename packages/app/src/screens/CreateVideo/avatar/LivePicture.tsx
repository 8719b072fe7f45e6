import { useEffect, useRef } from 'react';
import type { LivePresenter } from '../../../backend/BackendContext.ts';
import * as styles from './AvatarStep.css.ts';

export interface LivePictureProps {
  presenter: LivePresenter;
  /** Who that is. */
  name: string;
  /** Seconds of the audio; null while it is at rest. */
  seconds: number | null;
}

/** The presenter at a moment of the audio, as the video will show it. */
export function LivePicture({ presenter, name, seconds }: LivePictureProps) {
  const ref = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (ref.current) presenter.paint(ref.current, seconds);
  }, [presenter, seconds]);
  return <canvas ref={ref} className={styles.portrait} role="img" aria-label={name} />;
}
