import { Button, Slider, ToggleButton } from '@lectern/ui';
import { Heart, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { SPEED } from '../look/videoSettings.ts';
import * as styles from './VoiceStep.css.ts';

export interface VoiceMannerProps {
  /** The chosen voice. */
  name: string;
  /** Against its own pace. */
  speed: number;
  /** Called when the slider comes to rest. */
  onSpeedChange: (speed: number) => void;
  isFavourite: boolean;
  onFavouriteChange: () => void;
  /** Reads the first sentence at once; null where that is not possible. */
  hearing: { isPending: boolean; isPlaying: boolean; onToggle: () => void } | null;
  isReadOnly: boolean;
}

const inWords = (speed: number): string => `${Number(speed.toFixed(2))}×`;

/** How the chosen voice speaks, and a first sentence to hear it by. */
export function VoiceManner({
  name,
  speed,
  onSpeedChange,
  isFavourite,
  onFavouriteChange,
  hearing,
  isReadOnly,
}: VoiceMannerProps) {
  const [draft, setDraft] = useState<number | null>(null);
  return (
    <div className={styles.manner}>
      <div className={styles.speed}>
        <Slider
          label="Speed"
          minValue={SPEED.min}
          maxValue={SPEED.max}
          step={SPEED.step}
          value={draft ?? speed}
          formatValue={inWords}
          isDisabled={isReadOnly}
          onChange={setDraft}
          onChangeEnd={(value) => {
            setDraft(null);
            if (value !== speed) onSpeedChange(value);
          }}
        />
      </div>
      {hearing && (
        <Button
          icon={hearing.isPlaying ? Square : Volume2}
          isPending={hearing.isPending}
          onPress={hearing.onToggle}
        >
          {hearing.isPlaying ? 'Stop' : 'Hear it read your first sentence'}
        </Button>
      )}
      <ToggleButton
        icon={Heart}
        variant="ghost"
        isSelected={isFavourite}
        onChange={onFavouriteChange}
      >
        {`Keep ${name} as a favorite`}
      </ToggleButton>
    </div>
  );
}
