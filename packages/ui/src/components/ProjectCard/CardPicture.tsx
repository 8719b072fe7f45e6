import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { StatusChip, type StatusChipProps } from '../StatusChip/StatusChip.tsx';
import { firstLetter } from '../UserPicture/initials.ts';
import { CardPlayback } from './CardPlayback.tsx';
import { CardProgress } from './CardProgress.tsx';
import * as styles from './ProjectCard.css.ts';
import { Thumbnail, type ProjectThumbnail } from './Thumbnail.tsx';
import * as thumbnails from './Thumbnail.css.ts';
import { messages } from './ProjectCard.messages.ts';

export interface CardPictureProps {
  /** Title of the video; also part of the names of the controls. */
  title: string;
  /** Dot, word and colour: 'Completed'. */
  status: { tone: StatusChipProps['tone']; label: string };
  /** Percent, 0–100; null where it says nothing, as for a completed video. */
  progress: number | null;
  /** Content of the picture at this stage. */
  thumbnail: ProjectThumbnail;
  /** 'm:ss'. */
  durationLabel?: string;
  /** The avatar's first letter. */
  avatarLetter?: string;
  /** The finished film; with it the card plays in place. */
  videoSrc?: string | null;
  /** WebVTT for the film in the card. */
  captionsSrc?: string | null;
  /** The film could not be played; the picture is back already. */
  onPlayError?: () => void;
}

/** The upper half of a card of a video: its picture or film, and what is known of it below. */
export function CardPicture({
  title,
  status,
  progress,
  thumbnail,
  durationLabel,
  avatarLetter,
  videoSrc,
  captionsSrc,
  onPlayError,
}: CardPictureProps) {
  const words = useMessages('card', messages);
  // Idle shows the thumbnail; the film mounts on the first press and unmounts at its end.
  const [playback, setPlayback] = useState<'idle' | 'playing' | 'paused'>('idle');
  const isPlaying = playback === 'playing';
  const hasPicture = ['avatar', 'processing', 'failed', 'video'].includes(thumbnail.kind);
  return (
    <>
      <div
        className={thumbnails.thumbnail}
        data-picture={(hasPicture && Boolean(thumbnail.src)) || undefined}
        // For an app whose pages move it to their player.
        data-film={Boolean(videoSrc) || undefined}
      >
        <Thumbnail {...thumbnail} />
        {videoSrc && playback !== 'idle' && (
          <CardPlayback
            src={videoSrc}
            captionsSrc={captionsSrc}
            isPlaying={isPlaying}
            // A failed or ended film is unmounted: ignore its last event.
            onPlayingChange={(plays) =>
              setPlayback((now) => (now === 'idle' ? now : plays ? 'playing' : 'paused'))
            }
            onEnd={() => setPlayback('idle')}
            onError={() => {
              setPlayback('idle');
              onPlayError?.();
            }}
          />
        )}
        <CardProgress title={title} value={progress} kind={thumbnail.kind} />
      </div>
      <div className={styles.facts}>
        {videoSrc && (
          <Button
            className={styles.play}
            aria-label={isPlaying ? words.pause(title) : words.play(title)}
            onPress={() => setPlayback(isPlaying ? 'paused' : 'playing')}
          >
            <Icon icon={isPlaying ? Pause : Play} size="sm" fill />
          </Button>
        )}
        {avatarLetter && (
          <span className={styles.letter} aria-hidden="true">
            {firstLetter(avatarLetter)}
          </span>
        )}
        <StatusChip tone={status.tone}>{status.label}</StatusChip>
        {durationLabel !== undefined && <span className={styles.duration}>{durationLabel}</span>}
      </div>
    </>
  );
}
