import { Button, Heading, Icon, Inline, Panel, Stack, Text } from '@lectern/ui';
import { Check, Copy, X } from 'lucide-react';
import * as styles from './UnsupportedNotice.css.ts';

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
            Open Lectern in a current version of Chrome, Edge or Firefox.
          </Text>
        </Stack>
        <ul role="list">
          {PARTS.map(({ label, works }) => (
            <li key={label} className={styles.part}>
              <Text as="span" tone={works ? 'success' : 'danger'}>
                <Icon icon={works ? Check : X} />
              </Text>
              <span className={styles.partLabel}>
                <Text as="span" variant="small">
                  {label}
                </Text>
              </span>
              <span className={styles.partAnswer}>
                <Text as="span" variant="caption" tone={works ? 'subtle' : 'danger'}>
                  {works ? 'Works here' : 'Not here'}
                </Text>
              </span>
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
