import type { CSSProperties } from 'react';
import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { vars } from '../theme/contract.css.ts';
import { borderWidth, radius, rem, space } from '../theme/tokens.ts';
import * as styles from './Measures.css.ts';
import { SpecTable, Token } from './Spec.tsx';

const STEPS = Object.entries(space).toSorted(
  ([, one], [, other]) => Number.parseFloat(one) - Number.parseFloat(other),
);

/** The space steps, each drawn at its length. */
export function SpaceSteps() {
  return (
    <SpecTable
      caption="Space"
      columns={['Step', 'px', 'rem', 'Length']}
      rows={STEPS.map(([step, length]) => ({
        id: step,
        cells: [
          <Token key="name">{step}</Token>,
          Number.parseFloat(length),
          rem(length).replace('rem', ''),
          <div key="bar" className={styles.bar} style={{ inlineSize: length }} />,
        ],
      }))}
    />
  );
}

interface SampleProps {
  name: string;
  note: string;
  look: CSSProperties;
  isShadow?: boolean;
}

function Sample({ name, note, look, isShadow }: SampleProps) {
  return (
    <Stack gap={2}>
      <div
        className={isShadow ? `${styles.sheet} ${styles.shadowed}` : styles.sheet}
        style={look}
      />
      <Token>{name}</Token>
      <Text variant="caption" tone="muted">
        {note}
      </Text>
    </Stack>
  );
}

/** Corners by role. A panel's inner corner is its own radius minus the padding. */
export function Corners() {
  return (
    <div className={styles.grid}>
      {Object.entries(radius.role).map(([name, borderRadius]) => (
        <Sample
          key={name}
          name={name}
          note={name === 'pill' ? 'as round as it is high' : borderRadius}
          look={{ borderRadius }}
        />
      ))}
    </div>
  );
}

const EDGES = {
  hairline: 'between things, and around fields',
  strong: 'around checkboxes and radios',
  focus: 'the focus ring',
  selected: 'around what is chosen',
} satisfies Record<keyof typeof borderWidth, string>;

/** The widths of edges. */
export function Edges() {
  return (
    <div className={styles.grid}>
      {Object.entries(EDGES).map(([name, use]) => {
        const width: string = Reflect.get(borderWidth, name);
        return (
          <Sample key={name} name={name} note={`${width}, ${use}`} look={{ borderWidth: width }} />
        );
      })}
    </div>
  );
}

const SHADOWS = {
  none: 'everything that lies on the page',
  sm: 'secondary buttons, knobs',
  md: 'menus, popovers, the script sheet',
  lg: 'dialogs, toasts',
} satisfies Record<keyof typeof vars.shadow, string>;

/** Shadows. Only floating elements cast one. */
export function Shadows() {
  return (
    <div className={`${styles.grid} ${styles.ground}`}>
      {Object.entries(SHADOWS).map(([name, note]) => (
        <Sample
          key={name}
          name={name}
          note={note}
          look={{ boxShadow: Reflect.get(vars.shadow, name), borderRadius: radius.role.panel }}
          isShadow
        />
      ))}
    </div>
  );
}
