import { Box, Button, Inline, Text, UserPicture } from '@lectern/ui';
import { FileTrigger } from 'react-aria-components';
import { useInitialsImage } from '../../../config/useInitialsImage.ts';

export interface PictureFieldProps {
  src: string | null;
  /** The name of the person in the picture. */
  name: string;
  /** Why the chosen file cannot be used. */
  error: string | null;
  onChoose: (file: File) => void;
}

/** The account's picture, and a button to change it. */
export function PictureField({ src, name, error, onChoose }: PictureFieldProps) {
  const fallbackSrc = useInitialsImage(name);
  return (
    <Inline gap={5}>
      <UserPicture size="xl" src={src} fallbackSrc={fallbackSrc} name={name} />
      <Box>
        <FileTrigger
          acceptedFileTypes={['image/png', 'image/jpeg']}
          onSelect={(files) => files?.[0] && onChoose(files[0])}
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
