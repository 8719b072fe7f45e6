import { FileField, Select, TextArea, TextField } from '@lectern/ui';
import { REFERENCE_IMAGES, validateImage } from '../../../avatars/imageContent.ts';
import * as styles from './RequestAvatar.css.ts';
import {
  BUDGET_ITEMS,
  INDUSTRY_ITEMS,
  type RequestField,
  type RequestValues,
} from './requestForm.ts';

export interface RequestAvatarFieldsProps {
  values: RequestValues;
  onChange: (change: Partial<RequestValues>) => void;
  isDisabled: boolean;
}

/** The fields of the Request Custom Avatar dialog (specification section 2). */
export function RequestAvatarFields({ values, onChange, isDisabled }: RequestAvatarFieldsProps) {
  const text = (name: RequestField) => ({
    name,
    value: values[name],
    onChange: (value: string) => onChange({ [name]: value }),
    isReadOnly: isDisabled,
  });
  return (
    <>
      <div className={styles.halves}>
        <TextField label="Full Name" isRequired autoComplete="name" {...text('name')} />
        <TextField
          label="Email Address"
          type="email"
          isRequired
          autoComplete="email"
          {...text('email')}
        />
        <TextField label="Company Name" autoComplete="organization" {...text('companyName')} />
        <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
      </div>
      <div className={styles.thirds}>
        <Select
          label="Industry"
          name="industry"
          placeholder="Choose one"
          items={INDUSTRY_ITEMS}
          selectedKey={INDUSTRY_ITEMS.find(({ id }) => id === values.industry)?.id ?? null}
          onSelectionChange={(industry) => onChange({ industry })}
          isDisabled={isDisabled}
        />
        <Select
          label="Budget"
          name="budget"
          placeholder="Choose one"
          items={BUDGET_ITEMS}
          selectedKey={BUDGET_ITEMS.find(({ id }) => id === values.budget)?.id ?? null}
          onSelectionChange={(budget) => onChange({ budget })}
          isDisabled={isDisabled}
        />
        <TextField label="Deadline" type="date" {...text('deadline')} />
      </div>
      <div className={styles.halves}>
        <TextArea label="Avatar Description" isRequired rows={3} {...text('description')} />
        <TextArea label="Requirements" rows={3} {...text('requirements')} />
      </div>
      <FileField
        label="Reference images"
        addLabel="Add images"
        files={values.files}
        onChange={(files) => onChange({ files })}
        validate={validateImage}
        isDisabled={isDisabled}
        {...REFERENCE_IMAGES}
      />
    </>
  );
}
