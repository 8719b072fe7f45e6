import { Heading } from '../../components/Text/Heading.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { vars } from '../../theme/contract.css.ts';
import { SheetSection } from './Shown.tsx';
import * as styles from './Sheet.css.ts';

const { color } = vars;

const COLOURS = {
  canvas: color.canvas,
  surface: color.surface,
  surfaceRaised: color.surfaceRaised,
  surfaceSunken: color.surfaceSunken,
  text: color.text,
  textMuted: color.textMuted,
  borderStrong: color.borderStrong,
  accent: color.accent,
  accentSubtle: color.accentSubtle,
};

/** The colours and scenes at a glance. */
export function SheetColours() {
  return (
    <SheetSection title="Colour">
      <div className={styles.colours}>
        {Object.entries(COLOURS).map(([name, background]) => (
          <Stack key={name} gap={1}>
            <div className={styles.colour} style={{ background }} />
            <Text variant="caption" tone="muted">
              {name}
            </Text>
          </Stack>
        ))}
      </div>
      <div className={styles.scenes}>
        {Object.entries(color.scene).map(([name, { light, bg, deep }]) => (
          <span key={name} className={styles.scene} title={name}>
            {[light, bg, deep].map((background) => (
              <span key={background} className={styles.scenePart} style={{ background }} />
            ))}
          </span>
        ))}
      </div>
    </SheetSection>
  );
}

/** The type scale at a glance. */
export function SheetType() {
  return (
    <SheetSection title="Type">
      <Text variant="display">Step up to the lectern</Text>
      <Text variant="h1">Heading one, 32 / 40</Text>
      <div className={styles.row}>
        <Text variant="h2">Heading two</Text>
        <Heading level={3}>Heading three</Heading>
        <Heading level={4}>Heading four</Heading>
        <Text variant="stat" numeric>
          0:48
        </Text>
      </div>
      <Text variant="lead">
        Lead text introduces a page in a sentence or two. It never competes with the heading.
      </Text>
      <div className={styles.row}>
        <Text>Body 15 / 24</Text>
        <Text variant="small">Small 14 / 20</Text>
        <Text variant="caption" tone="muted">
          Caption 13 / 16
        </Text>
        <Text tone="muted" numeric>
          0123456789
        </Text>
      </div>
    </SheetSection>
  );
}
