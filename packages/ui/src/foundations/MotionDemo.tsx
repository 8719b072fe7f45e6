import { Play } from 'lucide-react';
import { useState, type CSSProperties } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Inline } from '../layout/Inline.tsx';
import { Stack } from '../layout/Stack.tsx';
import { vars } from '../theme/contract.css.ts';
import { tokens } from '../theme/designTokens.ts';
import * as styles from './MotionDemo.css.ts';
import { DISTANCE_USES, DURATION_USES, EASING_USES } from './motionUses.ts';
import { SpecTable, Token } from './Spec.tsx';

const { duration, easing, distance, reduced } = tokens.motion;

interface RunProps {
  /** Follows 'Play' in the button's name. */
  name: string;
  figure: string;
  use: string;
  look: CSSProperties;
}

function Run({ name, figure, use, look }: RunProps) {
  // A new key restarts the animation.
  const [runs, setRuns] = useState(0);
  return (
    <Stack gap={2}>
      <Inline gap={4}>
        <Button size="sm" icon={Play} onPress={() => setRuns(runs + 1)}>
          {`Play ${name}`}
        </Button>
        <div className={styles.track}>
          <div
            key={runs}
            className={`${styles.runner} ${styles.stillRunner}`}
            data-playing={runs > 0 || undefined}
            style={look}
          />
        </div>
      </Inline>
      <Text variant="small" tone="muted">
        <Token>{figure}</Token> {use}
      </Text>
    </Stack>
  );
}

/** Extracts the name that an inline style sets from `var(--name__hash)`. */
const nameOf = (reference: string) => reference.slice('var('.length, -1);

const look = (lasts: string, eases: string): CSSProperties => ({
  [nameOf(styles.lasts)]: lasts,
  [nameOf(styles.eases)]: eases,
});

/** Each duration over the same distance, played on press. Under reduced motion the shorter ones apply. */
export function Durations() {
  return (
    <Stack gap={6}>
      {Object.entries(DURATION_USES).map(([name, use]) => (
        <Run
          key={name}
          name={name}
          figure={Reflect.get(duration, name)}
          use={use}
          look={look(Reflect.get(vars.duration, name), easing.standard)}
        />
      ))}
    </Stack>
  );
}

/** Each easing over the same distance, slow enough to follow by eye, played on press. */
export function Easings() {
  return (
    <Stack gap={6}>
      {Object.entries(EASING_USES).map(([name, use]) => (
        <Run
          key={name}
          name={name}
          figure={Reflect.get(easing, name)}
          use={use}
          look={look(duration.progress, Reflect.get(easing, name))}
        />
      ))}
    </Stack>
  );
}

/** Tables of durations and distances, with their values under reduced motion. */
export function MotionTables() {
  const shortened = ['instant', 'fast'];
  const faded = ['base', 'slow', 'page'];
  return (
    <Stack gap={6}>
      <SpecTable
        caption="Durations"
        columns={['Token', 'Full motion', 'Reduced motion', 'For']}
        rows={Object.entries(DURATION_USES).map(([name, use]) => {
          const full: string = Reflect.get(duration, name);
          // A skeleton does not move; its style says so, because a loop has no shorter duration.
          const still = name === 'shimmer' ? 'none' : full;
          const less = shortened.includes(name)
            ? reduced.duration
            : faded.includes(name)
              ? reduced.crossfade
              : still;
          return { id: name, cells: [<Token key="name">{name}</Token>, full, less, use] };
        })}
      />
      <SpecTable
        caption="Distances"
        columns={['Token', 'Full motion', 'Reduced motion', 'For']}
        rows={Object.entries(DISTANCE_USES).map(([name, use]) => ({
          id: name,
          cells: [<Token key="name">{name}</Token>, Reflect.get(distance, name), '0', use],
        }))}
      />
    </Stack>
  );
}
