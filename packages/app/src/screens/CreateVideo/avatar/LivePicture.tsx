import type { LivePresenter } from '../../../backend/liveStudio.ts';
import * as styles from './AvatarStep.css.ts';

export interface LivePictureProps {
  presenter: LivePresenter;
  /** Who that is. */
  name: string;
  /** Seconds of the audio at this very moment; null at rest. Always the same function. */
  now: () => number | null;
  /** Seconds go on only while it speaks; another state is another moment to draw. */
  state: 'resting' | 'speaking' | 'paused';
}

/** The presenter at the moment of the audio, as the video will show it. */
export function LivePicture({ presenter, name, now, state }: LivePictureProps) {
  const ref = (canvas: HTMLCanvasElement | null) => {
    if (!canvas) return undefined;
    presenter.paint(canvas, now());
    if (state !== 'speaking') return undefined;
    // Outside of React: sixty moments a second are drawn, nothing is rendered for them.
    let frame = requestAnimationFrame(function paint() {
      presenter.paint(canvas, now());
      frame = requestAnimationFrame(paint);
    });
    return () => cancelAnimationFrame(frame);
  };
  return <canvas ref={ref} className={styles.portrait} role="img" aria-label={name} />;
}
