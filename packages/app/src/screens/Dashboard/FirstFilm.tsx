import { Heading, Illustration, LinkButton, Panel, Stack, Text } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { paths } from '../../paths.ts';
import * as styles from './Dashboard.css.ts';

/** Prompts of three usual kinds of film. */
const STARTERS = [
  { label: 'A welcome for new colleagues', prompt: 'A 30-second welcome for new colleagues' },
  { label: 'A product in 30 seconds', prompt: 'A product presented in 30 seconds' },
  { label: 'How to wash your hands', prompt: 'How to wash your hands, in one minute' },
] as const;

/** What an account without a single video opens with. */
export function FirstFilm() {
  return (
    <Panel as="section" padding="sm" aria-labelledby={HEADING}>
      <div className={styles.first}>
        <div className={styles.firstPicture}>
          <Illustration name="first" />
        </div>
        <div className={styles.firstWords}>
          <Stack gap={2}>
            <Heading level={2} id={HEADING}>
              Make your first film
            </Heading>
            <Text tone="muted">Write a few sentences, then choose a voice and a face.</Text>
          </Stack>
          <div className={styles.firstActions}>
            <LinkButton href={paths.create()} variant="primary" icon={Plus}>
              Create New Video
            </LinkButton>
            <LinkButton href={paths.templates()}>Browse templates</LinkButton>
          </div>
          <div role="group" aria-labelledby={STARTERS_LABEL} className={styles.starters}>
            <div className={styles.startersLabel}>
              <Text id={STARTERS_LABEL} variant="small" tone="subtle">
                Or begin with one of these
              </Text>
            </div>
            {STARTERS.map(({ label, prompt }) => (
              <LinkButton key={label} href={paths.create({ ai: true, prompt })} size="sm">
                {label}
              </LinkButton>
            ))}
          </div>
        </div>
      </div>
    </Panel>
  );
}

const HEADING = 'first-film';
const STARTERS_LABEL = 'first-film-starters';
