import { Captions, Maximize, Minimize, Pause, PictureInPicture2, Play } from 'lucide-react';
import { formatLength, formatMoment } from '../../format/formatTime.ts';
import { fraction } from '../../format/fraction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import type { Media } from '../../playback/useMedia.ts';
import { TimeSlider } from '../TimeSlider/TimeSlider.tsx';
import { PlayerButton } from './PlayerButton.tsx';
import * as styles from './PlayerControls.css.ts';
import { PlayerSpeed } from './PlayerSpeed.tsx';
import { PlayerVolume } from './PlayerVolume.tsx';
import type { Screen } from './useScreen.ts';
import type { Volume } from './useVolume.ts';
import { messages } from './VideoPlayer.messages.ts';

export interface PlayerControlsProps {
  media: Media<HTMLVideoElement>;
  volume: Volume;
  screen: Screen;
  /** Null if the video has no captions. */
  captions: { isShown: boolean; onToggle: () => void } | null;
  portal: Element | undefined;
}

/** The player's control bar: position, then play, volume and time, then captions, speed and screen. */
export function PlayerControls({ media, volume, screen, captions, portal }: PlayerControlsProps) {
  const words = useMessages('videoPlayer', messages);
  const { isPlaying, currentTime, duration } = media.state;
  return (
    <div className={styles.controls} data-controls="">
      <TimeSlider
        label={words.position}
        value={currentTime}
        duration={duration}
        onChange={media.seek}
        hasKnob
      >
        <div className={styles.scrubber}>
          <div className={styles.scrubberTrack}>
            <div
              className={styles.scrubberFill}
              style={{
                inlineSize: `${duration > 0 ? fraction(currentTime / duration) * 100 : 0}%`,
              }}
            />
          </div>
        </div>
      </TimeSlider>
      <div className={styles.row}>
        <PlayerButton
          icon={isPlaying ? Pause : Play}
          label={isPlaying ? words.pause : words.play}
          fill
          onPress={media.toggle}
          portal={portal}
        />
        <PlayerVolume
          level={volume.level}
          onChange={volume.setLevel}
          onToggleMuted={volume.toggleMuted}
          portal={portal}
        />
        <bdi className={styles.time}>
          {formatMoment(currentTime, duration)}
          {/* Unknown until the file has been read, and always for a stream. */}
          {duration > 0 && ` / ${formatLength(duration)}`}
        </bdi>
        <div className={styles.end}>
          {captions !== null && (
            <PlayerButton
              icon={Captions}
              label={words.captions}
              isSelected={captions.isShown}
              onPress={captions.onToggle}
              portal={portal}
            />
          )}
          <PlayerSpeed rate={volume.rate} onChange={volume.setRate} portal={portal} />
          {screen.togglePictureInPicture && (
            <PlayerButton
              icon={PictureInPicture2}
              label={words.pictureInPicture}
              priority="wide"
              onPress={screen.togglePictureInPicture}
              portal={portal}
            />
          )}
          {screen.toggleFullscreen && (
            <PlayerButton
              icon={screen.isFullscreen ? Minimize : Maximize}
              label={screen.isFullscreen ? words.exitFullScreen : words.fullScreen}
              onPress={screen.toggleFullscreen}
              portal={portal}
            />
          )}
        </div>
      </div>
    </div>
  );
}
