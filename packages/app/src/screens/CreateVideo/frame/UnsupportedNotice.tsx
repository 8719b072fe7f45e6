import { Button, Heading, Icon, Inline, Panel, Stack, Text, toast } from '@lectern/ui';
import { Check, Copy, X } from 'lucide-react';
import * as styles from './UnsupportedNotice.css.ts';

export interface UnsupportedNoticeProps {
  /** Plain names of the features that the browser lacks. */
  missing: readonly string[];
}

const PARTS = [
  { label: 'Write scripts, browse libraries, manage projects', works: true },
  { label: 'Play and download finished videos', works: true },
  { label: 'Make a new video on this device', works: false },
] as const;

const list = new Intl.ListFormat('en-US');

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(window.location.href);
    toast.show({ tone: 'success', children: 'Address copied' });
  } catch {
    toast.show({ tone: 'danger', children: `Copy this address: ${window.location.href}` });
  }
}

/**
 * Shown in a browser that cannot make videos, before anything is made: what works, what is missing, and
 * what to use instead.
 */
export function UnsupportedNotice({ missing }: UnsupportedNoticeProps) {
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
        {missing.length > 0 && (
          <Text variant="caption" tone="subtle">
            Missing in this browser: {list.format(missing)}.
          </Text>
        )}
        <Inline gap={2}>
          <Button icon={Copy} onPress={() => void copyAddress()}>
            Copy the address
          </Button>
        </Inline>
      </Stack>
    </Panel>
  );
}
