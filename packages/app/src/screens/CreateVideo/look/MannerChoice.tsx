import { Radio, RadioGroup } from '@lectern/ui';
import { UserRound } from 'lucide-react';
import type { PoseOf } from './gesturePictures.ts';
import { MANNERS, type Manner, type VideoSettings } from './videoSettings.ts';

/** Each manner with its effect and the pose of its picture. */
const LOOKS: Readonly<
  Record<Manner, { label: string; help: string; pose: Parameters<PoseOf>[0] }>
> = {
  none: { label: 'None', help: 'Eyes and head alone.', pose: 'rest' },
  calm: { label: 'Calm', help: 'Hands on greetings; still otherwise.', pose: 'smile' },
  natural: {
    label: 'Natural',
    help: 'Hands on greetings, numbers and lists; still otherwise.',
    pose: 'open',
  },
  lively: { label: 'Lively', help: 'Hands on most of what is stressed.', pose: 'wave' },
};

export interface MannerChoiceProps {
  value: Manner;
  onChange: (changes: Pick<VideoSettings, 'manner'>) => void;
  isDisabled: boolean;
  poseOf: PoseOf;
}

/** How much the presenter gestures without a mark. */
export function MannerChoice({ value, onChange, isDisabled, poseOf }: MannerChoiceProps) {
  return (
    <RadioGroup
      label="Manner"
      variant="tile"
      description={`${LOOKS[value].help} Your marks are always played.`}
      value={value}
      onChange={(id) => {
        const manner = MANNERS.find((each) => each === id);
        if (manner) onChange({ manner });
      }}
      isDisabled={isDisabled}
    >
      {MANNERS.map((manner) => (
        <Radio key={manner} value={manner} picture={poseOf(LOOKS[manner].pose)} icon={UserRound}>
          {LOOKS[manner].label}
        </Radio>
      ))}
    </RadioGroup>
  );
}
