import { Box, Button, IconButton, Inline, Panel, Stack, TextField } from '@lectern/ui';
import { Check, Copy, Download, Share } from 'lucide-react';

export interface ShareOptionsProps {
  /** The app's own URL of the project. */
  url: string;
  /** True for three seconds after a press. */
  isCopied: boolean;
  onCopy: () => void;
  /** Opens the system's share sheet; null if there is none. */
  onShare: (() => void) | null;
  /** Set if the video exists on this device only: its file is shared instead of the link. */
  file: { onDownload: () => void; isPending: boolean } | null;
}

/** The link to a video, to copy or to pass to another app; or its file, if no link leads to it. */
export function ShareOptions({ url, isCopied, onCopy, onShare, file }: ShareOptionsProps) {
  return (
    <Panel padding="md">
      <Stack gap={3}>
        <Inline gap={2} alignItems="end" flexWrap="nowrap">
          <Box flexGrow={1} minInlineSize={0}>
            <TextField
              label="Link to this video"
              description={
                file
                  ? 'This link opens in this browser only: the video is on this device. To share it, send the file.'
                  : undefined
              }
              value={url}
              isReadOnly
            />
          </Box>
          <IconButton
            icon={isCopied ? Check : Copy}
            aria-label="Copy link"
            variant="secondary"
            onPress={onCopy}
          />
        </Inline>
        {onShare && (
          <Button icon={Share} onPress={onShare} isPending={file?.isPending} fullWidth>
            {file ? 'Share the video file' : 'Share with another app'}
          </Button>
        )}
        {file && !onShare && (
          <Button icon={Download} onPress={file.onDownload} isPending={file.isPending} fullWidth>
            Download the video
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
