import { Disclosure, EditTemplatePicker, Heading, Panel, Switch, Text } from '@lectern/ui';
import type { LookId } from '@lectern/studio/looks';
import { type ComponentProps, useEffect, useId, useRef } from 'react';
import { optionsOf } from './form/options.ts';
import * as styles from './AiEdit.css.ts';
import { PersonalizeFields, type PersonalizeFieldsProps } from './PersonalizeFields.tsx';

export interface TemplatePanelProps extends PersonalizeFieldsProps {
  cards: ComponentProps<typeof EditTemplatePicker<LookId>>['templates'];
  onTemplateChange: (template: LookId) => void;
  /** Whether the template's options are expanded. */
  isPersonalizing: boolean;
  onPersonalizing: (isPersonalizing: boolean) => void;
}

/** The template, whether it is applied, and its options. */
export function TemplatePanel({
  cards,
  onTemplateChange,
  isPersonalizing,
  onPersonalizing,
  ...fields
}: TemplatePanelProps) {
  const { form, onChange } = fields;
  const { template } = form;
  const headingId = useId();
  const picker = useRef<HTMLDivElement>(null);
  // A restored template may be far along the row, and one that was just pressed may be partly out of view.
  // Scroll only the row, not the page.
  useEffect(() => {
    if (template === null) return;
    const card = picker.current?.querySelector('[data-selected]');
    const row = card?.closest('[role=radiogroup]');
    if (!card || !row) return;
    const [from, to] = [row.getBoundingClientRect(), card.getBoundingClientRect()];
    if (to.left >= from.left && to.right <= from.right) return;
    row.scrollLeft += (to.left + to.right - from.left - from.right) / 2;
  }, [template]);
  return (
    <Panel as="section" aria-labelledby={headingId} padding="none">
      <div className={styles.pickerHead}>
        <div className={styles.pickerTitle}>
          <Heading level={2} variant="h4" id={headingId}>
            Choose AI edit template
          </Heading>
          <div className={styles.applies}>
            <Switch
              isSelected={form.appliesEdit}
              placement="end"
              onChange={(appliesEdit) => onChange({ appliesEdit })}
            >
              <span className={styles.appliesWords}>Apply AI edit</span>
            </Switch>
          </div>
        </div>
        {!form.appliesEdit && (
          <Text variant="small" tone="muted">
            Off: only the audio, music and additional settings below are applied.
          </Text>
        )}
      </div>
      <div ref={picker} className={styles.picker}>
        <EditTemplatePicker<LookId>
          label="AI edit template"
          templates={cards}
          selectedId={form.template}
          onSelectionChange={onTemplateChange}
          isDisabled={!form.appliesEdit}
        />
      </div>
      {optionsOf(form.template).personalize && (
        <div className={styles.personalize}>
          <Disclosure
            title={<span className={styles.sectionTitle}>Personalize</span>}
            variant="plain"
            isExpanded={isPersonalizing && form.appliesEdit}
            onExpandedChange={onPersonalizing}
            isDisabled={!form.appliesEdit}
          >
            <PersonalizeFields {...fields} />
          </Disclosure>
        </div>
      )}
    </Panel>
  );
}
