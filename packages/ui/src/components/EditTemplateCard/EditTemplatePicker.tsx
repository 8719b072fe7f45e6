import { RadioGroup } from 'react-aria-components';
import { EditTemplateCard, type EditTemplateCardProps } from './EditTemplateCard.tsx';
import { track } from './EditTemplateCard.css.ts';

export interface EditTemplatePickerProps<Id extends string> {
  /** Names the group for assistive technology: 'AI edit template'. */
  label: string;
  /** The templates in display order. */
  templates: readonly (EditTemplateCardProps & { id: Id })[];
  /** Null while no template is selected. */
  selectedId: Id | null;
  /** Called with the id of the selected template. */
  onSelectionChange: (id: Id) => void;
  /** Dims all cards, stops their videos and disables every control. */
  isDisabled?: boolean;
}

/**
 * Selects one AI edit template from a horizontal list (specification section 2, AI edit). Arrow keys
 * select; Tab moves on to the buttons of the videos.
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
