import { Banner } from '@lectern/ui';
import { FileX } from 'lucide-react';
import type { OpenFiles } from './useOpenFiles.tsx';

/** The message about a file that was not opened, with a way to retry; nothing if all files were opened. */
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
