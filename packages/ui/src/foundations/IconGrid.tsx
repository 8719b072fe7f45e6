import { useState } from 'react';
import { BrandMark, Brand } from '../components/Brand/Brand.tsx';
import { Icon } from '../components/Icon/Icon.tsx';
import { ICON_SIZES } from '../components/Icon/Icon.css.ts';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Box } from '../layout/Box.tsx';
import { Stack } from '../layout/Stack.tsx';
import { icon as tokens } from '../theme/tokens.ts';
import * as styles from './Glyph.css.ts';
import { PRODUCT_ICONS } from './productIcons.ts';
import { SpecTable, Token } from './Spec.tsx';

/** Every icon of the product, searchable by name or meaning. */
export function IconGrid() {
  const [query, setQuery] = useState('');
  const words = query.trim().toLowerCase();
  const found = PRODUCT_ICONS.filter(({ name, use }) =>
    `${name} ${use}`.toLowerCase().includes(words),
  );
  return (
    <Stack gap={4}>
      <SearchField
        label="Search icons"
        description="By name, or by what it says: ‘delete’."
        value={query}
        onChange={setQuery}
      />
      <Box role="status">
        <Text variant="small" tone="muted">
          {found.length === 1 ? '1 icon' : `${found.length} icons`}
        </Text>
      </Box>
      <ul className={styles.grid} role="list">
        {found.map(({ name, icon, use }) => (
          <li key={name} className={styles.entry}>
            <span className={styles.drawing}>
              <Icon icon={icon} size="xl" />
            </span>
            <span className={styles.words}>
              <Token>{name}</Token>
              <Text variant="caption" tone="muted">
                {use}
              </Text>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const USES = {
  xs: 'Inside a chip; the tick of a chosen card.',
  sm: 'Beside small text, inside fields and small buttons.',
  md: 'Beside body text, in buttons and menus. The default.',
  lg: 'The controls of the player.',
  xl: 'These pages. Nothing in the product yet.',
  hero: 'In place of a picture that is missing.',
} satisfies Record<(typeof ICON_SIZES)[number], string>;

/** The sizes at which icons are drawn. */
export function IconSizes() {
  const [sample] = PRODUCT_ICONS.filter(({ name }) => name === 'Clapperboard');
  return (
    <SpecTable
      caption="Sizes"
      columns={['Size', 'px', 'Drawn', 'For']}
      rows={ICON_SIZES.map((size) => ({
        id: size,
        cells: [
          <Token key="name">{size}</Token>,
          Number.parseInt(tokens.size[size], 10),
          sample && <Icon key="drawn" icon={sample.icon} size={size} />,
          USES[size],
        ],
      }))}
    />
  );
}

const MARK_SIZES = [16, 32, 64, 128];

/** The mark alone at several sizes in px, and with the name. */
export function Mark() {
  return (
    <div className={styles.marks}>
      {MARK_SIZES.map((size) => (
        // The mark is 1.4 em high.
        <span key={size} style={{ fontSize: size / 1.4 }}>
          <BrandMark />
        </span>
      ))}
      <Brand />
      <Brand size="lg" />
    </div>
  );
}
