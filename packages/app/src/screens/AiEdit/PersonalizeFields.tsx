import {
  ColorPicker,
  NumberField,
  SegmentedControl,
  Select,
  Stack,
  Text,
  TextField,
} from '@lectern/ui';
import { Pencil, Sparkles } from 'lucide-react';
import { useComposedText } from '../../lib/forms/useComposedText.ts';
import { highlightOf } from './form/editData.ts';
import { DEFAULT_HIGHLIGHT, type TitleMode } from './form/form.ts';
import { isTitleWritten } from './form/formReducer.ts';
import { optionsOf } from './form/options.ts';
import { TITLE_MAX_LENGTH } from './form/titleText.ts';
import * as styles from './Fields.css.ts';
import { BackgroundVideoFields } from './BackgroundVideoFields.tsx';
import type { FormFieldsProps } from './form/formFields.ts';

const MODES = [
  { id: 'ai', label: 'AI generated', icon: Sparkles },
  { id: 'manual', label: 'Manual', icon: Pencil },
] as const;

const LISTICLES = [
  { id: 'none', label: 'None' },
  { id: 'bg', label: 'With background' },
  { id: 'no-bg', label: 'Without background' },
] as const;

const BROLL_KINDS = [
  { id: 'images', label: 'AI images' },
  { id: 'stock', label: 'Stock videos' },
  { id: 'mixed', label: 'Both' },
] as const;

const FREQUENCIES = [
  { id: 'none', label: 'None' },
  { id: 'low', label: 'Low' },
  { id: 'medium', label: 'Medium' },
  { id: 'high', label: 'High' },
] as const;

export interface PersonalizeFieldsProps extends FormFieldsProps {
  onTitleChange: (text: string) => void;
  onTitleModeChange: (mode: TitleMode) => void;
}

function TitleFields({
  form,
  errors,
  onChange,
  onTitleChange,
  onTitleModeChange,
}: PersonalizeFieldsProps) {
  const { titleModes } = optionsOf(form.template);
  const isWritten = isTitleWritten(form);
  const title = useComposedText(form.titleText, onTitleChange);
  return (
    <>
      {titleModes && (
        <div className={styles.modes}>
          <span className={styles.groupLabel}>Title</span>
          <SegmentedControl
            label="Title"
            items={MODES}
            selectedKey={form.titleMode}
            onSelectionChange={onTitleModeChange}
          />
        </div>
      )}
      <div className={styles.titleRow}>
        <div className={styles.counted}>
          <TextField
            label={titleModes ? 'Title text' : 'Title'}
            {...title}
            isDisabled={isWritten}
            placeholder={isWritten ? 'Written from the script' : undefined}
            errorMessage={errors.titleText}
            description={
              isWritten ? undefined : (
                <bdi className={styles.count}>
                  {`${form.titleText.length} / ${TITLE_MAX_LENGTH}`}
                </bdi>
              )
            }
            autoComplete="off"
          />
        </div>
        <NumberField
          label="Duration"
          unit="sec"
          hideStepper
          minValue={0}
          maxValue={999}
          maxLength={3}
          formatOptions={{ maximumFractionDigits: 1 }}
          value={form.titleDuration}
          errorMessage={errors.titleDuration}
          onChange={(titleDuration) => onChange({ titleDuration })}
        />
      </div>
    </>
  );
}

/** The options of the chosen template, and no others (specification section 2, AI edit). */
export function PersonalizeFields(props: PersonalizeFieldsProps) {
  const { form, onChange } = props;
  const options = optionsOf(form.template);
  return (
    <div className={styles.fields}>
      <TitleFields {...props} />
      {(options.listicleStyle || options.brollType || options.brollFrequency) && (
        <Stack gap={2}>
          <div className={styles.halves}>
            {options.listicleStyle && (
              <Select
                label="Listicle style"
                items={LISTICLES}
                selectedKey={form.listicleStyle}
                onSelectionChange={(listicleStyle) => onChange({ listicleStyle })}
              />
            )}
            {options.brollType && (
              <Select
                label="B-roll type"
                items={BROLL_KINDS}
                selectedKey={form.brollType}
                onSelectionChange={(brollType) => onChange({ brollType })}
              />
            )}
            {options.brollFrequency && (
              <Select
                label="B-roll frequency"
                items={FREQUENCIES}
                selectedKey={form.brollFrequency}
                onSelectionChange={(brollFrequency) => onChange({ brollFrequency })}
              />
            )}
          </div>
          {options.brollFrequency && (
            <Text variant="caption" tone="subtle">
              A 1-minute video gets up to 5 (low), 10 (medium) or 15 (high) clips.
            </Text>
          )}
        </Stack>
      )}
      {options.backgroundVideo && <BackgroundVideoFields {...props} />}
      <ColorPicker
        label="Highlight color"
        value={highlightOf(form) ?? DEFAULT_HIGHLIGHT}
        onChange={(highlightColor) => onChange({ highlightColor })}
      />
    </div>
  );
}
