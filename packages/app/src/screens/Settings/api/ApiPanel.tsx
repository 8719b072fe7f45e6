import {
  Button,
  ConfirmDialog,
  Heading,
  Inline,
  Panel,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@lectern/ui';
import { Copy, ExternalLink, Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { externalLinks } from '../../../config/externalLinks.ts';
import { apiKeySetting, generateApiKey, maskApiKey } from './apiKey.ts';
import { useSetting } from '../../../settings/useSetting.ts';
import { type SaveOutcome, saved, SavedNote } from '../SavedNote.tsx';
import * as styles from '../Settings.css.ts';
import { UsagePanel } from './UsagePanel.tsx';

/** The API key and its usage (specification section 2, /settings/api). The key grants no access. */
export function ApiPanel() {
  const [{ key }, keep] = useSetting(apiKeySetting);
  const [first] = useState(generateApiKey);
  // If storage rejects writes, the key still exists while the page is open.
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>(null);
  const current = unsaved ?? key ?? first;
  const hasTried = useRef(false);

  useEffect(() => {
    // Once only: a refused write makes the key null again.
    if (key !== null || hasTried.current) return;
    hasTried.current = true;
    void keep({ key: first });
  }, [key, keep, first]);

  async function replace(): Promise<void> {
    const next = generateApiKey();
    const wasKept = await keep({ key: next });
    setUnsaved(wasKept ? null : next);
    setShown(true);
    setAsking(false);
    setOutcome(saved(wasKept, 'A new key was generated. The old one is gone.'));
  }

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(current);
      setOutcome({ tone: 'success', message: 'API key copied to clipboard.' });
    } catch {
      setShown(true);
      setOutcome({
        tone: 'danger',
        message: 'The browser did not allow copying. Select the key and copy it by hand.',
      });
    }
  }

  return (
    <div className={styles.panel}>
      <Stack gap={8}>
        <Panel as="section" aria-labelledby="api-key">
          <Stack gap={5}>
            <Stack gap={4}>
              <Stack gap={1}>
                <Inline gap={4} justifyContent="space-between">
                  <Heading level={2} variant="h3" id="api-key">
                    API key
                  </Heading>
                  <TextLink
                    href={externalLinks.apiDocumentation}
                    target="_blank"
                    icon={ExternalLink}
                  >
                    Documentation
                  </TextLink>
                </Inline>
                <Text variant="small" tone="muted">
                  Keep this key on a server. Anyone who has it can spend your credits.
                </Text>
              </Stack>
              <Inline gap={2} alignItems="end">
                <div className={styles.grow}>
                  <TextField
                    label="API key"
                    isCode
                    isLabelHidden
                    isReadOnly
                    value={isShown ? current : maskApiKey(current)}
                  />
                </div>
                {/* Kept together when they wrap onto the second line. */}
                <Inline gap={2}>
                  <Button icon={isShown ? EyeOff : Eye} onPress={() => setShown(!isShown)}>
                    {isShown ? 'Hide' : 'Show'}
                  </Button>
                  <Button icon={Copy} onPress={() => void copy()}>
                    Copy
                  </Button>
                </Inline>
              </Inline>
            </Stack>
            <SavedNote outcome={outcome} />
            <Inline gap={3}>
              <Button variant="primary" onPress={() => setAsking(true)}>
                Generate New API Key
              </Button>
              <Text variant="caption" tone="subtle">
                The current key stops working at once.
              </Text>
            </Inline>
          </Stack>
        </Panel>
        <UsagePanel />
      </Stack>
      <ConfirmDialog
        title="Generate New API Key"
        confirmLabel="Generate"
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={() => void replace()}
      >
        The current key stops working at once, wherever it is used.
      </ConfirmDialog>
    </div>
  );
}
