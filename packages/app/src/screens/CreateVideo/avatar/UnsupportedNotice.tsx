import { Box, Button, Heading, Icon, Inline, Panel, Stack, Text } from '@lectern/ui';
import { Check, Copy, X } from 'lucide-react';

export interface UnsupportedNoticeProps {
  onCopyAddress: () => void;
}

const PARTS = [
  { label: 'Write scripts, browse libraries, manage projects', works: true },
  { label: 'Play and download finished videos', works: true },
  { label: 'Make a new video on this device', works: false },
] as const;

/** Said before Generate in a browser that cannot encode video: what works, and what to use instead. */
export function UnsupportedNotice({ onCopyAddress }: UnsupportedNoticeProps) {
  return (
    <Panel as="section" aria-label="This browser cannot make videos">
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} variant="h3">
            This browser cannot make videos
          </Heading>
          <Text tone="muted">
            Lectern encodes video on your own device, and this browser lacks the part that does it.
            Open Lectern in a current version of Chrome or Edge.
          </Text>
        </Stack>
        <ul role="list">
          {PARTS.map(({ label, works }) => (
            <li key={label}>
              <Box paddingBlock={1}>
                <Inline gap={3} justifyContent="space-between">
                  <Inline gap={3}>
                    <Text as="span" tone={works ? 'success' : 'danger'}>
                      <Icon icon={works ? Check : X} size="sm" />
                    </Text>
                    <Text as="span" variant="small">
                      {label}
                    </Text>
                  </Inline>
                  <Text as="span" variant="caption" tone={works ? 'muted' : 'danger'}>
                    {works ? 'Works here' : 'Not here'}
                  </Text>
                </Inline>
              </Box>
            </li>
          ))}
        </ul>
        <Inline gap={2}>
          <Button icon={Copy} onPress={onCopyAddress}>
            Copy the address
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}
