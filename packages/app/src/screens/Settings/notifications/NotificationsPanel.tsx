import { useSession } from '@lectern/api-client';
import { Box, Button, Heading, Inline, Panel, Stack, Switch, Text } from '@lectern/ui';
import { useState } from 'react';
import {
  DEFAULT_PREFERENCES,
  type NotificationKind,
  notificationPreferences,
} from './notificationPreferences.ts';
import { useSetting } from '../../../settings/useSetting.ts';
import { type SaveOutcome, saved, SavedNote } from '../SavedNote.tsx';
import * as styles from '../Settings.css.ts';

const KINDS: readonly { id: NotificationKind; label: string; description: string }[] = [
  {
    id: 'email_updates',
    label: 'Email updates',
    description: 'Account and product news you need to know.',
  },
  {
    id: 'project_completion',
    label: 'Project completion',
    description: 'When a video is ready, or a render fails.',
  },
  { id: 'new_features', label: 'New features', description: 'A note when something new arrives.' },
  {
    id: 'marketing',
    label: 'Marketing',
    description: 'Offers and announcements, at most monthly.',
  },
  {
    id: 'tips_tutorials',
    label: 'Tips and tutorials',
    description: 'Short lessons on scripts, voices and pacing.',
  },
  {
    id: 'account_activity',
    label: 'Account activity',
    description: 'Sign-ins, password and key changes.',
  },
];

/** Six toggles, stored on saving (specification section 2, /settings/notifications). */
export function NotificationsPanel() {
  const { user } = useSession();
  const [kept, keep] = useSetting(notificationPreferences);
  const [chosen, setChosen] = useState(kept);
  const [outcome, setOutcome] = useState<SaveOutcome>(null);

  function choose(next: typeof chosen): void {
    setChosen(next);
    setOutcome(null);
  }

  async function save(next: typeof chosen, message: string): Promise<void> {
    choose(next);
    setOutcome(saved(await keep(next), message));
  }

  return (
    <div className={styles.panel}>
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={2} variant="h3" id="notifications">
            Notifications
          </Heading>
          {user?.email && (
            <Text variant="small" tone="muted">
              Sent to {user.email}.
            </Text>
          )}
        </Stack>
        <Panel as="section" aria-labelledby="notifications" padding="none">
          <Box paddingInline={6} paddingBlock={1}>
            {KINDS.map(({ id, label, description }) => (
              <div key={id} className={styles.settingRow}>
                <Switch
                  placement="end"
                  isSelected={chosen[id]}
                  description={description}
                  onChange={(isOn) => choose({ ...chosen, [id]: isOn })}
                >
                  {label}
                </Switch>
              </div>
            ))}
          </Box>
        </Panel>
        <SavedNote outcome={outcome} />
        <Inline gap={3}>
          <Button
            variant="primary"
            onPress={() => void save(chosen, 'Preferences saved on this device.')}
          >
            Save Preferences
          </Button>
          <Button
            variant="ghost"
            onPress={() =>
              void save(DEFAULT_PREFERENCES, 'Preferences are back to their defaults.')
            }
          >
            Reset to Default
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
