import { Box, Button, Inline, Text, UserPicture } from '@lectern/ui';
import { useState } from 'react';
import { FileTrigger } from 'react-aria-components';
import { useInitialsImage } from '../../../config/useInitialsImage.ts';
import { PictureError, readPicture } from './readPicture.ts';

export interface PictureFieldProps {
  src: string | null;
  /** The name of the person in the picture. */
  name: string;
  /** A `data:image/` URL. */
  onChange: (picture: string) => void;
}

/** The account's picture, and a button to change it. */
export function PictureField({ src, name, onChange }: PictureFieldProps) {
  const fallbackSrc = useInitialsImage(name);
  const [error, setError] = useState<string | null>(null);

  async function choose(files: FileList | null): Promise<void> {
    const file = files?.[0];
    if (!file) return;
    try {
      onChange(await readPicture(file));
      setError(null);
    } catch (reason) {
      if (!(reason instanceof PictureError)) throw reason;
      setError(reason.message);
    }
  }

  return (
    <Inline gap={5}>
      <UserPicture size="xl" src={src} fallbackSrc={fallbackSrc} name={name} />
      <Box>
        <FileTrigger
          acceptedFileTypes={['image/png', 'image/jpeg']}
          onSelect={(files) => void choose(files)}
        >
          <Button>Change Picture</Button>
        </FileTrigger>
        <Box paddingBlock={2} role="status">
          <Text variant="caption" tone={error === null ? 'subtle' : 'danger'}>
            {error ?? 'PNG or JPG, at least 160 by 160.'}
          </Text>
        </Box>
      </Box>
    </Inline>
  );
}
