import type { LivePresenter } from '../../../backend/liveStudio.ts';
import * as styles from './AvatarStep.css.ts';

export interface LivePictureProps {
  presenter: LivePresenter;
  /** The presenter's name. */
  name: string;
  /** Position in the audio at this very moment, in seconds; null at rest. Must be a stable function. */
  now: () => number | null;
  /** The position advances only while speaking; a change of state means another moment to draw. */
  state: 'resting' | 'speaking' | 'paused';
}

/** The presenter at the current moment of the audio, as the video will show it. */
export function LivePicture({ presenter, name, now, state }: LivePictureProps) {
  const ref = (canvas: HTMLCanvasElement | null) => {
    if (!canvas) return undefined;
    presenter.paint(canvas, now());
    if (state !== 'speaking') return undefined;
    // Outside React: sixty frames a second are drawn without rendering anything.
    let frame = requestAnimationFrame(function paint() {
      presenter.paint(canvas, now());
      frame = requestAnimationFrame(paint);
    });
    return () => cancelAnimationFrame(frame);
  };
  return <canvas ref={ref} className={styles.portrait} role="img" aria-label={name} />;
}
