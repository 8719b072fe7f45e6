import { useState } from 'react';
import { SearchField } from '../components/SearchField/SearchField.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import { tokenVariables } from '../theme/tokensCss.ts';
import { COLOUR_GROUPS } from './colourRoles.ts';
import { cssColour } from './contrast.ts';
import { pairsOf } from './pairsOf.ts';
import { SpecTable, Token, type SpecRow } from './Spec.tsx';
import * as styles from './Spec.css.ts';

/** Components that name a token, by its dotted path. */
type TokenUses = Readonly<Record<string, readonly string[]>>;

/** The number of names that fit on a line. */
const NAMED = 3;

/** Truncated, not rounded: 4.496 must not read as 4.5. */
const ratio = (reached: number) => (Math.floor(reached * 100) / 100).toFixed(2);

function Users({ names }: { names: readonly string[] }) {
  const more = names.length - NAMED;
  if (names.length === 0) return 'No component by name';
  if (more <= 0) return names.join(', ');
  return (
    <details>
      <summary>
        {names.slice(0, NAMED).join(', ')} and {more} more
      </summary>
      {names.slice(NAMED).join(', ')}
    </details>
  );
}

function Pairs({ role }: { role: string }) {
  const [weakest, ...others] = pairsOf(role);
  if (!weakest) return 'Needs none';
  return (
    <details>
      <summary>
        {ratio(weakest.reached)} of {weakest.pair.needs}, {weakest.theme}
      </summary>
      {[weakest, ...others].map(({ pair, theme, reached }) => (
        <div key={`${theme} ${pair.foreground} ${pair.background}`}>
          {ratio(reached)} of {pair.needs}: {pair.foreground} on {pair.background}, {theme}
        </div>
      ))}
    </details>
  );
}

function Swatches({ role }: { role: string }) {
  return (
    <span className={styles.swatchLine}>
      {(['light', 'dark'] as const).map((theme) => (
        <span
          key={theme}
          className={styles.swatch}
          style={{ background: cssColour(theme, role) }}
          title={`${theme}: ${cssColour(theme, role)}`}
        />
      ))}
      <code>
        {cssColour('light', role)}
        <br />
        {cssColour('dark', role)}
      </code>
    </span>
  );
}

const matches = (word: string, ...texts: readonly string[]) =>
  texts.join(' ').toLowerCase().includes(word.trim().toLowerCase());

function colorRows(word: string, uses: TokenUses): { title: string; rows: SpecRow[] }[] {
  return COLOUR_GROUPS.map(({ title, roles }) => ({
    title,
    rows: roles.flatMap(({ path, use }) => {
      const names = uses[`color.${path}`] ?? [];
      const values = [cssColour('light', path), cssColour('dark', path)];
      if (!matches(word, path, use, ...values, ...names)) return [];
      return {
        id: path,
        cells: [
          <Token key="name">{path}</Token>,
          <Swatches key="value" role={path} />,
          use,
          <Users key="users" names={names} />,
          <Pairs key="pairs" role={path} />,
        ],
      };
    }),
  }));
}

function otherRows(word: string, uses: TokenUses): SpecRow[] {
  const values = [...tokenVariables(null), ...tokenVariables('light')];
  return values.flatMap(([variable, value]) => {
    const path = variable.slice('--lectern-'.length).replaceAll('-', '.');
    if (path.startsWith('color.')) return [];
    const names = uses[path] ?? uses[`motion.${path}`] ?? uses[path.replace(/\.\w+$/, '')] ?? [];
    if (!matches(word, variable, String(value), ...names)) return [];
    return {
      id: variable,
      cells: [<Token key="name">{variable}</Token>, value, <Users key="users" names={names} />],
    };
  });
}

/** Every token with its values, the components that use it, and its contrast pairs. */
export function TokenTable({ uses }: { uses: TokenUses }) {
  const [word, setWord] = useState('');
  const others = otherRows(word, uses);
  const colors = colorRows(word, uses).filter(({ rows }) => rows.length > 0);
  const count = others.length + colors.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <Stack gap={4}>
      <SearchField
        label="Find a token"
        value={word}
        onChange={setWord}
        placeholder="Name, value or component"
      />
      <div role="status">
        <Text variant="small" tone="muted">
          {count === 1 ? '1 token' : `${count} tokens`}
        </Text>
      </div>
      {colors.map(({ title, rows }) => (
        <SpecTable
          key={title}
          caption={title}
          columns={['Role', 'Light, dark', 'For', 'Used in', 'Weakest contrast']}
          rows={rows}
        />
      ))}
      {others.length > 0 && (
        <SpecTable
          caption="Type, space, shape, motion, layers"
          columns={['CSS variable', 'Value', 'Used in']}
          rows={others}
        />
      )}
    </Stack>
  );
}
