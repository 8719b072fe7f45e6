import { Banner } from '@lectern/ui';
import { useEffect, useRef, useState } from 'react';
import { remainingMessages } from '../../lib/forms/useMessages.ts';
import type { LookId } from '@lectern/studio/looks';
import type { AiEditForm, TitleMode } from './form/form.ts';
import { formErrors, PERSONALIZED } from './form/formMessages.ts';
import type { FormAction, FormChange } from './form/formReducer.ts';
import * as styles from './AiEdit.css.ts';
import type { FormFieldsProps } from './form/formFields.ts';
import { AdditionalPanel, AudioPanel, MusicPanel } from './OptionPanels.tsx';
import { TemplatePanel, type TemplatePanelProps } from './TemplatePanel.tsx';

export interface EditOptionsProps extends Pick<TemplatePanelProps, 'cards'> {
  form: AiEditForm;
  errors: FormFieldsProps['errors'];
  /** Whether the choices are from an earlier visit. */
  isRestored: boolean;
  /** Whether the browser keeps the choices for a later visit. */
  isKept: boolean;
  onAction: (action: FormAction) => void;
  onStartOver: () => void;
}

/** Every option, below the notices about them. */
export function EditOptions({
  cards,
  form,
  errors,
  isRestored,
  isKept,
  onAction,
  onStartOver,
}: EditOptionsProps) {
  const options = useRef<HTMLDivElement>(null);
  const [isPersonalizing, setPersonalizing] = useState(true);
  const [rejected, setRejected] = useState(errors);
  // When a submit is rejected, the section of an invalid field is expanded and focus moves to the first one.
  if (errors !== rejected) {
    setRejected(errors);
    if (PERSONALIZED.some((field) => errors[field] !== undefined)) setPersonalizing(true);
  }
  useEffect(() => {
    if (Object.keys(errors).length > 0) {
      options.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus();
    }
  }, [errors]);

  const onChange = (change: FormChange) => onAction({ type: 'changed', change });
  const fields: FormFieldsProps = {
    form,
    errors: remainingMessages(errors, () => formErrors(form)),
    onChange,
  };
  return (
    <div ref={options} className={styles.options}>
      {isRestored && (
        <Banner tone="info" action={{ label: 'Start over', onPress: onStartOver }}>
          These are your choices from last time. They have not been applied yet.
        </Banner>
      )}
      {!isKept && (
        <Banner tone="warning" isLive>
          This browser cannot keep your choices. They are lost when you leave this page.
        </Banner>
      )}
      <TemplatePanel
        {...fields}
        cards={cards}
        isPersonalizing={isPersonalizing}
        onPersonalizing={setPersonalizing}
        onTemplateChange={(template: LookId) => onAction({ type: 'templateChosen', template })}
        onTitleChange={(text) => onAction({ type: 'titleTyped', text })}
        onTitleModeChange={(mode: TitleMode) => onAction({ type: 'titleModeChosen', mode })}
      />
      <AudioPanel {...fields} />
      <MusicPanel {...fields} />
      <AdditionalPanel {...fields} />
    </div>
  );
}
