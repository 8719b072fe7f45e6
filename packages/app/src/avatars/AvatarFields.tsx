import { SegmentedControl, Stack, Text, TextArea, TextField } from '@lectern/ui';
import { Globe, Lock } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { AvatarDraft } from './generation.ts';

export interface AvatarFieldsProps {
  name: string;
  description: string;
  visibility: AvatarDraft['visibility'];
  onChange: (change: Partial<AvatarDraft>) => void;
  nameError: string | undefined;
  isDisabled: boolean;
  /** Enter in the name. */
  onSubmit: () => void;
}

const VISIBILITIES = [
  { id: 'private', label: 'Private', icon: Lock },
  { id: 'public', label: 'Public', icon: Globe },
] as const;

/** Who an avatar is and who sees it; focus begins at its name. */
export function AvatarFields({
  name,
  description,
  visibility,
  onChange,
  nameError,
  isDisabled,
  onSubmit,
}: AvatarFieldsProps) {
  const nameRef = useRef<HTMLInputElement>(null);
  const labelId = useId();
  const isWrong = nameError !== undefined;
  // The portrait is there: its name is what is asked for next, and again where it is wrong.
  const isAsked = useRef(true);
  useEffect(() => {
    if (isWrong || isAsked.current) nameRef.current?.focus();
    isAsked.current = false;
  }, [isWrong]);
  return (
    <Stack gap={5}>
      <TextField
        ref={nameRef}
        label="Name"
        value={name}
        onChange={(text) => onChange({ name: text })}
        errorMessage={nameError}
        isReadOnly={isDisabled}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) onSubmit();
          else event.continuePropagation();
        }}
      />
      <TextArea
        label="Description"
        rows={3}
        value={description}
        onChange={(text) => onChange({ description: text })}
        isReadOnly={isDisabled}
      />
      <Stack gap={2} alignItems="start">
        <Text as="span" variant="label" id={labelId}>
          Visibility
        </Text>
        <SegmentedControl
          label="Visibility"
          items={VISIBILITIES}
          selectedKey={visibility}
          onSelectionChange={(chosen) => onChange({ visibility: chosen })}
          isDisabled={isDisabled}
        />
        <Text variant="small" tone="muted">
          {visibility === 'private'
            ? 'Only you can see a private avatar.'
            : 'Everyone can see a public avatar.'}
        </Text>
      </Stack>
    </Stack>
  );
}
