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
  /** Title of the video; also part of the controls' accessible names. */
  title: string;
  /** Status with its tone and label: 'Completed'. */
  status: { tone: StatusChipProps['tone']; label: string };
  /** Percentage, 0–100; null if it says nothing, as for a completed video. */
  progress: number | null;
  /** Content of the picture at this stage. */
  thumbnail: ProjectThumbnail;
  /** Duration of the video as 'm:ss'. */
  durationLabel?: string;
  /** First letter of the avatar's name. */
  avatarLetter?: string;
  /** URL of the finished video, which lets the card play it in place. */
  videoSrc?: string | null;
  /** URL of the video's WebVTT captions. */
  captionsSrc?: string | null;
  /** Called if the video could not be played; by then the picture is shown again. */
  onPlayError?: () => void;
}

/** The upper half of a video's card: its picture or playing video, with the facts about it below. */
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
  // Idle shows the thumbnail; the video mounts on the first press and unmounts at its end.
  const [playback, setPlayback] = useState<'idle' | 'playing' | 'paused'>('idle');
  const isPlaying = playback === 'playing';
  const hasPicture = ['avatar', 'processing', 'failed', 'video'].includes(thumbnail.kind);
  return (
    <>
      <div
        className={thumbnails.thumbnail}
        data-picture={(hasPicture && Boolean(thumbnail.src)) || undefined}
        // Marks the picture for an app that animates it into its player.
        data-film={Boolean(videoSrc) || undefined}
      >
        <Thumbnail {...thumbnail} />
        {videoSrc && playback !== 'idle' && (
          <CardPlayback
            src={videoSrc}
            captionsSrc={captionsSrc}
            isPlaying={isPlaying}
            // A failed or ended video is unmounted: ignore its last event.
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
