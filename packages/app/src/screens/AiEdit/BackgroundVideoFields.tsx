import { NumberField, SegmentedControl, Stack, Text } from '@lectern/ui';
import { Circle, RectangleHorizontal, Square } from 'lucide-react';
import * as styles from './Fields.css.ts';
import { ColorButton } from './ColorButton.tsx';
import type { FormFieldsProps } from './form/formFields.ts';
import { PositionPicker } from './PositionPicker.tsx';

const SHAPES = [
  { id: 'square', label: 'Square', icon: Square },
  { id: 'circle', label: 'Circle', icon: Circle },
  { id: 'rectangle', label: 'Rectangle', icon: RectangleHorizontal },
] as const;

/** The second video of the Satisfying template: its position, shape and stroke. */
export function BackgroundVideoFields({ form, errors, onChange }: FormFieldsProps) {
  return (
    <Stack gap={3} as="section" aria-label="Background video">
      <span className={styles.groupLabel}>Background video</span>
      <div className={styles.background}>
        <PositionPicker
          value={form.videoPosition}
          onChange={(videoPosition) => onChange({ videoPosition })}
        />
        <Stack gap={4}>
          <Stack gap={2}>
            <Text as="span" variant="label">
              Shape
            </Text>
            <div className={styles.shape}>
              <SegmentedControl
                label="Shape"
                items={SHAPES}
                selectedKey={form.videoShape ?? 'square'}
                onSelectionChange={(videoShape) => onChange({ videoShape })}
              />
            </div>
          </Stack>
          <div className={styles.halves}>
            <ColorButton
              label="Stroke color"
              value={form.strokeColor}
              onChange={(strokeColor) => onChange({ strokeColor })}
            />
            <NumberField
              label="Stroke width"
              unit="px"
              hideStepper
              minValue={0}
              maxValue={999}
              step={1}
              maxLength={3}
              formatOptions={{ maximumFractionDigits: 0 }}
              value={form.strokeWidth}
              errorMessage={errors.strokeWidth}
              onChange={(strokeWidth) => onChange({ strokeWidth })}
            />
          </div>
        </Stack>
      </div>
    </Stack>
  );
}
