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
  /** Follows 'Play' in the name of the button. */
  name: string;
  figure: string;
  use: string;
  look: CSSProperties;
}

function Run({ name, figure, use, look }: RunProps) {
  // A new key starts the animation again.
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

/** `var(--name__hash)` as the name that an inline style sets. */
const nameOf = (reference: string) => reference.slice('var('.length, -1);

const look = (lasts: string, eases: string): CSSProperties => ({
  [nameOf(styles.lasts)]: lasts,
  [nameOf(styles.eases)]: eases,
});

/** Each duration on the same way; press to play. Under reduced motion the shorter ones take over. */
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

/** Each easing on the same way at a speed that the eye can follow; press to play. */
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

/** How far things move, and what remains of it under reduced motion. */
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
          // A skeleton rests; its style says so, because a loop has no shorter length.
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
