import { Pause, Play, RotateCcw } from 'lucide-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { formatLength, formatMoment } from '../../format/formatTime.ts';
import { fraction } from '../../format/fraction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useMedia } from '../../playback/useMedia.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Heading } from '../Text/Heading.tsx';
import { TimeSlider } from '../TimeSlider/TimeSlider.tsx';
import { Waveform } from '../Waveform/Waveform.tsx';
import * as styles from './AudioPlayer.css.ts';
import { messages } from './AudioPlayer.messages.ts';

export interface AudioPlayerProps {
  /** Null while there is nothing to play yet: the button is then disabled. */
  src: string | null;
  /** Names the player for assistive technology: 'Audio of your script'. */
  label: string;
  /** Title: 'Marcus reads your script'. */
  title: string;
  /** Details below the title: '62 words, about 0:25'. */
  description: string;
  /** Duration in seconds, if known before the file is loaded. */
  duration?: number;
  /** Loudness at even intervals, 0–1. Without it the waveform is a row of dots. */
  peaks?: readonly number[];
}

/** Seconds that an arrow key seeks, as in the browsers’ own players. */
const ARROW_SECONDS = 5;
const NO_PEAKS: readonly number[] = [];

/** A player for audio, with a waveform to seek in. Arrow keys on the waveform seek by 5 seconds. */
export function AudioPlayer({ src, ...props }: AudioPlayerProps) {
  // A new file starts from the beginning with fresh state.
  return <Player key={src} src={src} {...props} />;
}

function Player({
  src,
  label,
  title,
  description,
  duration: known = 0,
  peaks = NO_PEAKS,
}: AudioPlayerProps) {
  const words = useMessages('audioPlayer', messages);
  const ref = useRef<HTMLAudioElement>(null);
  const { state, events, toggle, seek, skip, retry } = useMedia(ref);
  const [hasStarted, setStarted] = useState(false);
  if (!hasStarted && state.currentTime > 0) setStarted(true);
  const duration = state.duration || (Number.isFinite(known) ? known : 0);
  const seekByArrows = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    event.stopPropagation();
    skip(event.key === 'ArrowRight' ? ARROW_SECONDS : -ARROW_SECONDS);
  };
  return (
    <Panel>
      <div className={styles.player} role="group" aria-label={label}>
        {src !== null && (
          // The audio is the user's own script, which is shown on the page.
          // oxlint-disable-next-line jsx-a11y/media-has-caption
          <audio ref={ref} src={src} preload="metadata" {...events} />
        )}
        <IconButton
          icon={state.isPlaying ? Pause : Play}
          aria-label={state.isPlaying ? words.pause : words.play}
          variant="primary"
          size="lg"
          shape="round"
          fill
          isDisabled={src === null || state.hasFailed}
          onPress={toggle}
        />
        <div className={styles.words}>
          <Heading level={3} variant="h4" dir="auto">
            {title}
          </Heading>
          <p className={styles.description}>{description}</p>
        </div>
        {state.hasFailed ? (
          <>
            <p role="alert" className={styles.error}>
              {words.failed}
            </p>
            <Button size="sm" icon={RotateCcw} onPress={retry}>
              {words.retry}
            </Button>
          </>
        ) : (
          <div className={styles.timeline} data-started={hasStarted || undefined}>
            {/* Captured before the slider, whose own arrow keys would seek by a tenth of a second. */}
            <div className={styles.slider} onKeyDownCapture={seekByArrows}>
              <TimeSlider
                label={words.position}
                value={state.currentTime}
                duration={src === null ? 0 : duration}
                onChange={seek}
              >
                <Waveform
                  peaks={peaks}
                  progress={duration > 0 ? fraction(state.currentTime / duration) : 0}
                />
              </TimeSlider>
            </div>
            <span className={styles.time}>
              <bdi>
                {formatMoment(state.currentTime, duration)} / {formatLength(duration)}
              </bdi>
            </span>
          </div>
        )}
      </div>
    </Panel>
  );
}
