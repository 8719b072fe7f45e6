import { RadioGroup } from 'react-aria-components';
import { EditTemplateCard, type EditTemplateCardProps } from './EditTemplateCard.tsx';
import { track } from './EditTemplateCard.css.ts';

export interface EditTemplatePickerProps<Id extends string> {
  /** Names the choice: 'AI edit template'. */
  label: string;
  /** In the order in which they are shown. */
  templates: readonly (EditTemplateCardProps & { id: Id })[];
  /** Null while none is chosen. */
  selectedId: Id | null;
  /** The id of the template that was chosen. */
  onSelectionChange: (id: Id) => void;
  /** Dims all cards, stops their films and lets nothing be pressed. */
  isDisabled?: boolean;
}

/**
 * One AI edit template out of many, side by side (specification section 2, AI edit). Arrow keys
 * choose; Tab goes on to the buttons of the films.
 */
export function EditTemplatePicker<Id extends string>({
  label,
  templates,
  selectedId,
  onSelectionChange,
  isDisabled = false,
}: EditTemplatePickerProps<Id>) {
  return (
    <RadioGroup
      aria-label={label}
      orientation="horizontal"
      className={track}
      isDisabled={isDisabled}
      value={selectedId}
      onChange={(value) => {
        const template = templates.find(({ id }) => id === value);
        if (template) onSelectionChange(template.id);
      }}
    >
      {templates.map((template) => (
        <EditTemplateCard
          key={template.id}
          {...template}
          isDisabled={isDisabled || template.isDisabled}
        />
      ))}
    </RadioGroup>
  );
}
