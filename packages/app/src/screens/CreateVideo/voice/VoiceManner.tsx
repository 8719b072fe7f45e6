import {
  Button,
  Heading,
  IconButton,
  Inline,
  Panel,
  Slider,
  Stack,
  Text,
  ToggleButton,
  type VoiceOption,
  Waveform,
} from '@lectern/ui';
import { Heart, Pause, Play, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { SPEED } from '../look/videoSettings.ts';
import * as styles from './VoiceStep.css.ts';

export interface VoiceMannerProps {
  /** The chosen voice. */
  voice: VoiceOption;
  onToggleSample: () => void;
  /** Relative to its own pace. */
  speed: number;
  /** Called when the slider comes to rest. */
  onSpeedChange: (speed: number) => void;
  isFavourite: boolean;
  onFavouriteChange: () => void;
  /** Reads the first sentence immediately; null if that is not possible. */
  hearing: { isPending: boolean; isPlaying: boolean; onToggle: () => void } | null;
  isReadOnly: boolean;
}

const inWords = (speed: number): string => `${Number(speed.toFixed(2))}×`;

/** How the chosen voice speaks, and a first sentence to try it with. */
export function VoiceManner({
  voice: { name, tags, sample },
  onToggleSample,
  speed,
  onSpeedChange,
  isFavourite,
  onFavouriteChange,
  hearing,
  isReadOnly,
}: VoiceMannerProps) {
  const [draft, setDraft] = useState<number | null>(null);
  return (
    <Panel as="aside" aria-label="The chosen voice">
      <Stack gap={4}>
        <div>
          <Heading level={3} variant="h4">
            {name}
          </Heading>
          <Text variant="small" tone="muted">
            {tags.join(', ')}
          </Text>
        </div>
        {sample && (
          <Inline gap={3} flexWrap="nowrap">
            <IconButton
              icon={sample.isPlaying ? Pause : Play}
              aria-label={sample.isPlaying ? 'Pause the sample' : 'Play the sample'}
              variant="secondary"
              shape="round"
              fill
              isPending={sample.isPending}
              onPress={onToggleSample}
            />
            <div className={styles.wave}>
              <Waveform peaks={sample.peaks} progress={sample.progress} />
            </div>
          </Inline>
        )}
        {hearing && (
          <Button
            icon={hearing.isPlaying ? Square : Volume2}
            isPending={hearing.isPending}
            onPress={hearing.onToggle}
          >
            {hearing.isPlaying ? 'Stop' : 'Hear it read your first sentence'}
          </Button>
        )}

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

        <ToggleButton
          icon={Heart}
          variant="ghost"
          isSelected={isFavourite}
          onChange={onFavouriteChange}
        >
          {`Keep ${name} as a favorite`}
        </ToggleButton>
      </Stack>
    </Panel>
  );
}
