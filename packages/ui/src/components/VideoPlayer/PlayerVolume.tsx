import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { sliderRange } from '../Slider/sliderRange.ts';
import { SliderTrack } from '../Slider/SliderTrack.tsx';
import { PlayerButton } from './PlayerButton.tsx';
import { scrubberFill, scrubberTrack } from './PlayerControls.css.ts';
import * as styles from './PlayerVolume.css.ts';

export interface PlayerVolumeProps {
  /** 0–1; 0 while muted. */
  level: number;
  onChange: (level: number) => void;
  onToggleMuted: () => void;
  portal: Element | undefined;
}

const RANGE = sliderRange({ minValue: 0, maxValue: 1, step: 0.05 });

/** Mute, and a slider beside it for pointers and keys. */
export function PlayerVolume({ level, onChange, onToggleMuted, portal }: PlayerVolumeProps) {
  return (
    <span className={styles.volume}>
      <PlayerButton
        icon={level === 0 ? VolumeX : level < 0.5 ? Volume1 : Volume2}
        label={level === 0 ? 'Unmute' : 'Mute'}
        onPress={onToggleMuted}
        portal={portal}
      />
      <div className={styles.volumeSlider} data-own-arrows="">
        <SliderTrack
          aria-label="Volume"
          range={RANGE}
          value={level}
          valueText={`${Math.round(level * 100)}%`}
          onChange={onChange}
          isLeftToRight
          className={styles.volumeTrack}
          knobClassName={styles.volumeThumb}
        >
          <div className={scrubberTrack}>
            <div className={scrubberFill} style={{ inlineSize: `${level * 100}%` }} />
          </div>
        </SliderTrack>
      </div>
    </span>
  );
}
