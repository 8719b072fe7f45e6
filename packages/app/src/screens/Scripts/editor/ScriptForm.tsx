import { Form, Select, Stack, Text, TextArea, TextField } from '@lectern/ui';
import { type Ref, useDeferredValue } from 'react';
import { Failure } from '../../../lib/calls/Failure.tsx';
import { countWords } from '../../../lib/format/countWords.ts';
import { estimateSeconds } from '../../../lib/format/estimateDuration.ts';
import type { Messages } from '../../../lib/forms/useMessages.ts';
import { formatDuration } from '../../../lib/format/formatDuration.ts';
import { languageItems } from '../../../lib/format/languageItems.ts';
import type { ScriptValues } from './scriptValues.ts';
import * as styles from './ScriptForm.css.ts';

export interface ScriptFormProps {
  /** Used by buttons outside the form to submit it. */
  id: string;
  values: ScriptValues;
  onChange: (values: ScriptValues) => void;
  onSubmit: () => void;
  errors: Messages<'title' | 'text'>;
  titleRef: Ref<HTMLInputElement>;
  textRef: Ref<HTMLTextAreaElement>;
  /** Why the last attempt to save failed. */
  failure: string | null;
  isPending: boolean;
  /** The language that the script was loaded with. */
  ownLanguage: string;
}

/** The fields of a script, with its length as it is typed. */
export function ScriptForm({
  id,
  values,
  onChange,
  onSubmit,
  errors,
  titleRef,
  textRef,
  failure,
  isPending,
  ownLanguage,
}: ScriptFormProps) {
  // Counting ten thousand words must not hold up the next letter.
  const words = countWords(useDeferredValue(values.text));
  const length = `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`;

  return (
    <Form id={id} onSubmit={onSubmit}>
      <Failure>{failure}</Failure>
      <TextField
        ref={titleRef}
        label="Title"
        value={values.title}
        onChange={(title) => onChange({ ...values, title })}
        errorMessage={errors.title}
        isReadOnly={isPending}
        isRequired
        // The dialog is opened to type here.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <Stack gap={2}>
        <TextArea
          ref={textRef}
          label="Script"
          description="Leave an empty line between the parts."
          rows={9}
          value={values.text}
          onChange={(text) => onChange({ ...values, text })}
          errorMessage={errors.text}
          isReadOnly={isPending}
          isRequired
        />
        <Text variant="small" tone="muted">
          {`${length} · About ${formatDuration(estimateSeconds(words, 'up'))} spoken`}
        </Text>
      </Stack>
      <div className={styles.pair}>
        <TextField
          label="Tags"
          description="Separated by commas. The first one is the category."
          value={values.tags}
          onChange={(tags) => onChange({ ...values, tags })}
          isReadOnly={isPending}
        />
        <Select
          label="Language"
          items={[
            { id: 'none', label: 'Not set' },
            ...languageItems(ownLanguage === '' ? null : ownLanguage),
          ]}
          selectedKey={values.language === '' ? 'none' : values.language}
          onSelectionChange={(language) =>
            onChange({ ...values, language: language === 'none' ? '' : language })
          }
          isDisabled={isPending}
        />
      </div>
    </Form>
  );
}
