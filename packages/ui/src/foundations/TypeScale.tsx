import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { font, rem, TEXT_VARIANTS, typography, type TextVariant } from '../theme/tokens.ts';
import { TYPE_USES } from './typeUses.ts';
import * as styles from './TypeScale.css.ts';

const phone: Partial<Record<TextVariant, { size: string; lineHeight: string }>> = typography.phone;

/** Formats a size as '32 px (2rem) on 40 px'. */
const measure = ({ size, lineHeight }: { size: string; lineHeight: string }) => {
  const px = Number.parseFloat(size);
  return `${px} px (${rem(size)}) on ${Number.parseFloat(lineHeight)} px`;
};

/** Every text variant in its own style, with its measurements. */
export function TypeScale() {
  return (
    <Stack>
      {TEXT_VARIANTS.map((variant) => {
        const { weight, tracking, family } = typography[variant];
        const small = phone[variant];
        const { use, sample } = TYPE_USES[variant];
        return (
          <div key={variant} className={styles.line}>
            <Text variant={variant}>{sample}</Text>
            <div className={styles.facts}>
              <strong>{variant}</strong>
              <span>{measure(typography[variant])}</span>
              <span>weight {weight}</span>
              <span>tracking {tracking}</span>
              <span>{family} face</span>
              <span>{small ? `phones: ${measure(small)}` : 'the same on phones'}</span>
              <span>{use}</span>
            </div>
          </div>
        );
      })}
    </Stack>
  );
}

const FACES = [
  {
    name: 'Bricolage Grotesque',
    className: styles.heading,
    note: 'Headings and figures that stand alone. Variable in weight and optical size.',
    family: font.family.heading,
  },
  {
    name: 'Inter',
    className: styles.body,
    note: 'Everything that is read or pressed. Variable in weight; single-storey a, round quotes.',
    family: font.family.body,
  },
  {
    name: 'The system’s own fixed-width face',
    className: styles.mono,
    note: 'Keys and technical details. Nothing is downloaded for it.',
    family: font.family.mono,
  },
];

/** The product's two typefaces and the system's own for code. */
export function Faces() {
  return (
    <Stack gap={8}>
      {FACES.map(({ name, className, note, family }) => (
        <Stack key={name} gap={2}>
          <p className={className}>Aa Ee Gg Qq 0123456789</p>
          <Text variant="bodyStrong">{name}</Text>
          <Text variant="small" tone="muted">
            {note}
          </Text>
          <Text variant="code">{family}</Text>
        </Stack>
      ))}
    </Stack>
  );
}
