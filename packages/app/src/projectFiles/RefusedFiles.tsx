import { Banner, Stack } from '@lectern/ui';
import { FileX } from 'lucide-react';
import type { OpenFiles } from './useOpenFiles.tsx';

/** The messages about files that were not opened, with a way to retry; nothing if all were opened. */
export function RefusedFiles({
  refusals,
  choose,
  dismiss,
}: Pick<OpenFiles, 'refusals' | 'choose' | 'dismiss'>) {
  if (refusals.length === 0) return null;
  return (
    <Stack gap={3}>
      {refusals.map((refusal) => (
        <Banner
          key={refusal}
          tone="danger"
          icon={FileX}
          isLive
          action={{ label: 'Choose another', onPress: choose }}
          onDismiss={() => dismiss(refusal)}
        >
          {refusal}
        </Banner>
      ))}
    </Stack>
  );
}
