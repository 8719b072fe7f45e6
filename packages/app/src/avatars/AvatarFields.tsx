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
  /** Called on Enter in the name field. */
  onSubmit: () => void;
}

const VISIBILITIES = [
  { id: 'private', label: 'Private', icon: Lock },
  { id: 'public', label: 'Public', icon: Globe },
] as const;

/** An avatar's name, description and visibility; focus starts on the name. */
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
  // Focus the name once the portrait is there, and again when the name is invalid.
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
