import { Box, Button, IconButton, Inline, Panel, Stack, TextField } from '@lectern/ui';
import { Check, Copy, Share } from 'lucide-react';

export interface ShareOptionsProps {
  /** The app's own address of the project. */
  url: string;
  /** For three seconds after a press. */
  isCopied: boolean;
  onCopy: () => void;
  /** The system's share sheet; null where there is none. */
  onShare: (() => void) | null;
}

/** The link to a video, to copy or to hand to another app. */
export function ShareOptions({ url, isCopied, onCopy, onShare }: ShareOptionsProps) {
  return (
    <Panel padding="md">
      <Stack gap={3}>
        <Inline gap={2} alignItems="end" flexWrap="nowrap">
          <Box flexGrow={1} minInlineSize={0}>
            <TextField label="Link to this video" value={url} isReadOnly />
          </Box>
          <IconButton
            icon={isCopied ? Check : Copy}
            aria-label="Copy link"
            variant="secondary"
            onPress={onCopy}
          />
        </Inline>
        {onShare && (
          <Button icon={Share} onPress={onShare} fullWidth>
            Share with another app
          </Button>
        )}
      </Stack>
    </Panel>
  );
}
