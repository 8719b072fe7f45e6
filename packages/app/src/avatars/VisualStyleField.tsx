import { VISUAL_STYLES, type VisualStyle } from '@lectern/api-client';
import { Radio, RadioGroup } from '@lectern/ui';
import { Ban } from 'lucide-react';
import { STYLE_LABELS } from './prompts.ts';
import comic from './style-comic.svg';
import realistic from './style-realistic.svg';

const PICTURES: Readonly<Record<VisualStyle, string | null>> = { realistic, comic, none: null };

export interface VisualStyleFieldProps {
  label: string;
  value: VisualStyle;
  onChange: (style: VisualStyle) => void;
  isDisabled?: boolean;
}

/** The style that an image is drawn in, as cards to choose from. */
export function VisualStyleField({ label, value, onChange, isDisabled }: VisualStyleFieldProps) {
  return (
    <RadioGroup
      label={label}
      variant="card"
      value={value}
      isDisabled={isDisabled}
      onChange={(chosen) => {
        const style = VISUAL_STYLES.find((each) => each === chosen);
        if (style) onChange(style);
      }}
    >
      {VISUAL_STYLES.map((style) => (
        <Radio key={style} value={style} picture={PICTURES[style]} icon={Ban}>
          {STYLE_LABELS[style]}
        </Radio>
      ))}
    </RadioGroup>
  );
}
