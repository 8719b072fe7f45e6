import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { I18nProvider, Slider, SliderThumb, SliderTrack } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { PlayerButton } from './PlayerButton.tsx';
import { scrubberFill, scrubberTrack } from './PlayerControls.css.ts';
import * as styles from './PlayerVolume.css.ts';
import { messages } from './VideoPlayer.messages.ts';

export interface PlayerVolumeProps {
  /** Volume, 0–1; 0 while muted. */
  level: number;
  onChange: (level: number) => void;
  onToggleMuted: () => void;
  portal: Element | undefined;
}

const PERCENT = { style: 'percent' } as const;

/** A mute button with a volume slider next to it for pointers and keys. */
export function PlayerVolume({ level, onChange, onToggleMuted, portal }: PlayerVolumeProps) {
  const words = useMessages('videoPlayer', messages);
  return (
    <span className={styles.volume}>
      <PlayerButton
        icon={level === 0 ? VolumeX : level < 0.5 ? Volume1 : Volume2}
        label={level === 0 ? words.unmute : words.mute}
        onPress={onToggleMuted}
        portal={portal}
      />
      <div className={styles.volumeSlider} data-own-arrows="">
        {/* Runs from left to right in every language, like the position. */}
        <I18nProvider locale="en-US">
          <Slider
            aria-label={words.volume}
            value={level}
            minValue={0}
            maxValue={1}
            step={0.05}
            formatOptions={PERCENT}
            onChange={onChange}
          >
            <SliderTrack className={styles.volumeTrack}>
              <div className={scrubberTrack}>
                <div className={scrubberFill} style={{ inlineSize: `${level * 100}%` }} />
              </div>
              <SliderThumb className={styles.volumeThumb} />
            </SliderTrack>
          </Slider>
        </I18nProvider>
      </div>
    </span>
  );
}
