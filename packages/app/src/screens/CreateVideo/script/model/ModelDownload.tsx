import { Box, Button, Inline, Panel, ProgressBar } from '@lectern/ui';
import type { ModelWriting } from './useModelWriting.ts';

/**
 * Shows beside the script how far the download of the browser's model has come. Renders nothing otherwise.
 */
export function ModelDownload({
  download,
  cancelDownload,
}: Pick<ModelWriting, 'download' | 'cancelDownload'>) {
  if (download === null) return null;
  return (
    <Box paddingBlockStart={4}>
      <Panel as="aside" aria-label="The model downloads">
        <ProgressBar label="The model downloads" value={Math.round(download * 100)} />
        <Inline justifyContent="end">
          <Button size="sm" variant="ghost" onPress={cancelDownload}>
            Cancel
          </Button>
        </Inline>
      </Panel>
    </Box>
  );
}
