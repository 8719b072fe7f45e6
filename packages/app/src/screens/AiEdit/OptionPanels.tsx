import { Checkbox, Heading, Icon, NumberField, Panel, Slider, Stack } from '@lectern/ui';
import { AudioLines, type LucideIcon, Music, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FADE_RANGE, VOLUME_RANGE } from './form/form.ts';
import { addsMusic, isMusicExcluded } from './form/formReducer.ts';
import * as styles from './AiEdit.css.ts';
import * as fields from './Fields.css.ts';
import type { FormFieldsProps } from './form/formFields.ts';

interface OptionPanelProps {
  title: string;
  icon: LucideIcon;
  children: ReactNode;
}

function OptionPanel({ title, icon, children }: OptionPanelProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id} padding="none">
      <div className={styles.panel}>
        <Stack gap={3}>
          <div className={styles.panelHead}>
            <span className={styles.panelIcon}>
              <Icon icon={icon} />
            </span>
            <Heading level={2} variant="h4" id={id}>
              {title}
            </Heading>
          </div>
          {children}
        </Stack>
      </div>
    </Panel>
  );
}

const percent = (value: number) => `${value}%`;
const [MIN_VOLUME, MAX_VOLUME] = VOLUME_RANGE;

/** How the voice is processed. */
export function AudioPanel({ form, onChange }: FormFieldsProps) {
  return (
    <OptionPanel title="Audio Enhancement" icon={AudioLines}>
      <Checkbox
        isSelected={form.enhancesAudio}
        onChange={(enhancesAudio) => onChange({ enhancesAudio })}
        description="Evens out level and removes background hiss."
      >
        Enhance audio
      </Checkbox>
      <Checkbox
        isSelected={form.removesFillerWords}
        onChange={(removesFillerWords) => onChange({ removesFillerWords })}
      >
        Remove filler words
      </Checkbox>
      <Checkbox
        isSelected={form.removesSilences}
        onChange={(removesSilences) => onChange({ removesSilences })}
      >
        Remove silences
      </Checkbox>
    </OptionPanel>
  );
}

/** Music under the voice: its volume and fades. */
export function MusicPanel({ form, errors, onChange }: FormFieldsProps) {
  const isMusicUnavailable = isMusicExcluded(form);
  const fade = (field: 'fadeIn' | 'fadeOut', label: string) => (
    <NumberField
      label={label}
      unit="sec"
      hideStepper
      minValue={FADE_RANGE[0]}
      maxValue={FADE_RANGE[1]}
      step={1}
      maxLength={3}
      formatOptions={{ maximumFractionDigits: 0 }}
      value={form[field]}
      errorMessage={errors[field]}
      onChange={(seconds) => onChange({ [field]: seconds })}
    />
  );
  return (
    <OptionPanel title="Background Music" icon={Music}>
      <Checkbox
        isSelected={addsMusic(form)}
        isDisabled={isMusicUnavailable}
        onChange={(wantsMusic) => onChange({ wantsMusic })}
      >
        {isMusicUnavailable
          ? 'Add background music (Not available with Chill Guy template)'
          : 'Add background music'}
      </Checkbox>
      {addsMusic(form) && (
        <div className={fields.music}>
          <div className={fields.wide}>
            <Slider
              label="Volume"
              minValue={MIN_VOLUME}
              maxValue={MAX_VOLUME}
              value={form.musicVolume}
              formatValue={percent}
              onChange={(musicVolume) => onChange({ musicVolume })}
            />
          </div>
          {fade('fadeIn', 'Fade in')}
          {fade('fadeOut', 'Fade out')}
        </div>
      )}
    </OptionPanel>
  );
}

/** Options that belong to no other panel. */
export function AdditionalPanel({ form, onChange }: FormFieldsProps) {
  return (
    <OptionPanel title="Additional Settings" icon={SlidersHorizontal}>
      <Slider
        label="Sound effects volume"
        minValue={MIN_VOLUME}
        maxValue={MAX_VOLUME}
        value={form.effectsVolume}
        formatValue={percent}
        onChange={(effectsVolume) => onChange({ effectsVolume })}
      />
      <Checkbox
        isSelected={form.detectsSpeakers}
        onChange={(detectsSpeakers) => onChange({ detectsSpeakers })}
      >
        Detect speakers
      </Checkbox>
    </OptionPanel>
  );
}
