import { Plus } from 'lucide-react';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { StatusChip } from '../components/StatusChip/StatusChip.tsx';
import { Heading } from '../components/Text/Heading.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { Box } from '../layout/Box.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { THEME_NAMES, type ThemeName } from './contrast.ts';
import * as styles from './Spec.css.ts';

const TITLES = { light: 'Light', dark: 'Dark' } satisfies Record<ThemeName, string>;

/** One small page in both themes at once, which shows roles in context. */
export function SurfacesInUse() {
  return (
    <div className={styles.sideBySide}>
      {THEME_NAMES.map((theme) => (
        <section
          key={theme}
          data-theme={theme}
          className={styles.themed}
          aria-label={TITLES[theme]}
        >
          <Stack gap={5}>
            <Heading level={3}>{TITLES[theme]}: text on canvas</Heading>
            <Text tone="muted">A second line is textMuted; its link is textAccent.</Text>
            <Box background="raised" border="hairline" borderRadius="panel" padding={5}>
              <Stack gap={4}>
                <TextField
                  label="Title"
                  description="A hint is textSubtle."
                  defaultValue="Spring"
                />
                <Inline gap={2}>
                  <Button variant="primary" icon={Plus}>
                    accent
                  </Button>
                  <Button>surfaceRaised</Button>
                  <Button variant="tonal">accentSubtle</Button>
                </Inline>
              </Stack>
            </Box>
            <Inline gap={2}>
              <StatusChip tone="success">Completed</StatusChip>
              <StatusChip tone="warning">Processing</StatusChip>
              <StatusChip tone="danger">Failed</StatusChip>
              <StatusChip tone="neutral">Draft</StatusChip>
            </Inline>
            <Banner tone="info">Drafts are kept in this project.</Banner>
          </Stack>
        </section>
      ))}
    </div>
  );
}
