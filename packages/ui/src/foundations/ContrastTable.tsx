import { Text } from '../components/Text/Text.tsx';
import * as styles from './Contrast.css.ts';
import {
  CONTRAST_PAIRS,
  cssColour,
  reachedContrast,
  TEXT_CONTRAST,
  THEME_NAMES,
  type ContrastPair,
  type ThemeName,
} from './contrast.ts';
import { SpecTable, Token } from './Spec.tsx';

function Verdict({ theme, pair }: { theme: ThemeName; pair: ContrastPair }) {
  const reached = reachedContrast(theme, pair);
  const passes = reached >= pair.needs;
  const foreground = cssColour(theme, pair.foreground);
  return (
    <span className={styles.verdict}>
      <span
        className={styles.sample}
        style={{ background: cssColour(theme, pair.background), color: foreground }}
        aria-hidden="true"
      >
        {pair.needs === TEXT_CONTRAST ? (
          'Aa'
        ) : (
          <span className={styles.shape} style={{ background: foreground }} />
        )}
      </span>
      <Text as="span" variant="small" numeric>
        {/* Truncated, not rounded: 4.496 must not read as 4.5. */}
        {(Math.floor(reached * 100) / 100).toFixed(2)}
      </Text>
      <Text as="span" variant="label" tone={passes ? 'success' : 'danger'}>
        {passes ? 'Passes' : 'Fails'}
      </Text>
    </span>
  );
}

interface ContrastTableProps {
  /** Every pair that must be legible by default. */
  pairs?: readonly ContrastPair[];
}

/** Pairs that must be legible, with the ratio they reach in both themes. */
export function ContrastTable({ pairs = CONTRAST_PAIRS }: ContrastTableProps) {
  return (
    <SpecTable
      caption="Contrast of every pair"
      columns={['Foreground', 'Background', 'Needs', 'Light', 'Dark']}
      rows={pairs.map((pair) => ({
        id: `${pair.foreground} ${pair.background}`,
        cells: [
          <Token key="foreground">{pair.foreground}</Token>,
          <Token key="background">{pair.background}</Token>,
          `${pair.needs} : 1`,
          ...THEME_NAMES.map((theme) => <Verdict key={theme} theme={theme} pair={pair} />),
        ],
      }))}
    />
  );
}
