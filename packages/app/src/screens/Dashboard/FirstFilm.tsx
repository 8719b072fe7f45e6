import { Heading, Illustration, LinkButton, Panel, Stack, Text } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { paths } from '../../paths.ts';
import * as styles from './Dashboard.css.ts';

/** Prompts for three common kinds of film, with enough facts to leave no gaps in the scripts. */
const STARTERS = [
  {
    label: 'A welcome for new colleagues',
    prompt:
      'Welcome new colleagues to Northlight. I am Maya. We start with coffee at 9:00 in the kitchen. Everyone has a buddy, so ask anything.',
  },
  {
    label: 'A product in 30 seconds',
    prompt:
      'Present Daylight, a desk lamp that follows the sun. It gives tired eyes softer light in the evening. Find it at daylight.example.',
  },
  {
    label: 'How to wash your hands',
    prompt:
      'How to wash your hands: wet them with warm water, rub in soap for 20 seconds, rinse, and dry them with a clean towel',
  },
] as const;

/** Opens the dashboard of an account without any videos. */
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
