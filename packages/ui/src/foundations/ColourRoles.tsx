import { Stack } from '../layout/Stack.tsx';
import { COLOUR_GROUPS, type ColourGroup } from './colourRoles.ts';
import { THEME_NAMES, valueOf, type ThemeName } from './contrast.ts';
import { SpecTable, Token } from './Spec.tsx';
import * as styles from './Spec.css.ts';

function Swatch({ theme, path }: { theme: ThemeName; path: string }) {
  const value = valueOf(theme, path);
  return (
    <span className={styles.swatchLine}>
      <span className={styles.swatch} style={{ background: value }} />
      {value}
    </span>
  );
}

function Group({ title, roles }: ColourGroup) {
  return (
    <SpecTable
      caption={title}
      columns={['Role', 'Light', 'Dark', 'For']}
      rows={roles.map(({ path, use }) => ({
        id: path,
        cells: [
          <Token key="name">{path}</Token>,
          ...THEME_NAMES.map((theme) => <Swatch key={theme} theme={theme} path={path} />),
          use,
        ],
      }))}
    />
  );
}

interface ColourRolesProps {
  /** Titles of `COLOUR_GROUPS` to show; all by default. */
  titles?: readonly string[];
}

/** Every role of the theme contract with its value in both themes and its use. */
export function ColourRoles({ titles }: ColourRolesProps) {
  return (
    <Stack gap={4}>
      {COLOUR_GROUPS.filter(({ title }) => titles?.includes(title) ?? true).map((group) => (
        <Group key={group.title} {...group} />
      ))}
    </Stack>
  );
}
