import { playAlone } from '../../playback/soloMedia.ts';
import { video } from '../ProjectCard/ProjectCard.css.ts';

export interface PreviewFilmProps {
  src: string;
  loops: boolean;
  onStop: () => void;
  onError: () => void;
}

/** A muted video over a still picture, mounted only while it plays. Internal to cards. */
export function PreviewFilm({ src, loops, onStop, onError }: PreviewFilmProps) {
  return (
    <video
      className={video}
      src={src}
      muted
      autoPlay
      loop={loops}
      playsInline
      tabIndex={-1}
      aria-hidden="true"
      onPlay={(event) => playAlone(event.currentTarget)}
      onPause={onStop}
      onEnded={onStop}
      onError={onError}
    />
  );
}
