import { Banner } from '@lectern/ui';
import { FileX } from 'lucide-react';
import type { OpenFiles } from './useOpenFiles.tsx';

/** The sentence about a file that was not opened, with another try; nothing where all were. */
export function RefusedFile({
  refusal,
  choose,
  dismiss,
}: Pick<OpenFiles, 'refusal' | 'choose' | 'dismiss'>) {
  if (refusal === null) return null;
  return (
    <Banner
      tone="danger"
      icon={FileX}
      isLive
      action={{ label: 'Choose another', onPress: choose }}
      onDismiss={dismiss}
    >
      {refusal}
    </Banner>
  );
}
