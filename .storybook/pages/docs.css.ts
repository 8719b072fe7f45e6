import { textStyle, vars } from '@lectern/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/**
 * Storybook draws its docs pages in its own greys, whatever the theme: table stripes and borders, frames
 * around code. These rules give the same elements our tokens (design guide, Workbench). Storybook's
 * selectors have the specificity of a class and two elements; stories and props tables have their own
 * styles, and are left alone.
 */
const PAGE = '.sbdocs.sbdocs-content';
const FOREIGN = '.sb-unstyled, .sb-unstyled *, .docblock-argstable, .docblock-argstable *';
const table = `:where(table:not(${FOREIGN}))`;
const cells = `${table} tr > :is(th, td)`;

const { fontFamily } = textStyle('h1');
globalStyle(`${PAGE} :where(:is(h1, h2):not(${FOREIGN}))`, { fontFamily });

// For the search, which reads headings: to everyone else it is a line of small text.
globalStyle(`${PAGE} h2[id^='also-called']`, {
  margin: 0,
  border: 0,
  padding: 0,
  color: vars.color.textSubtle,
  fontFamily: textStyle('body').fontFamily,
  fontSize: 14,
  fontWeight: 450,
  lineHeight: '20px',
});

// The first heading of each section: the page removes the space above any first heading.
globalStyle(`${PAGE} :where(section:not(${FOREIGN})) > h2`, { marginBlockStart: 40 });

globalStyle(`${PAGE} ${table}`, { inlineSize: '100%' });

globalStyle(`${PAGE} ${table} tr:nth-of-type(n)`, { border: 0, background: 'none' });

globalStyle(`${PAGE} ${cells}`, {
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  padding: '12px 16px 12px 0',
});

globalStyle(`${PAGE} ${cells} :where(div)`, { fontSize: 'inherit', lineHeight: 'inherit' });

// Specificity below any class: tables on pages centre their counts.
globalStyle(`:where(${PAGE} ${cells})`, { textAlign: 'start', verticalAlign: 'top' });

globalStyle(`${PAGE} ${table} thead th`, { color: vars.color.textSubtle, fontWeight: 600 });

globalStyle(`${PAGE} :where(code:not(${FOREIGN}, pre *))`, {
  border: 0,
  borderRadius: 4,
  padding: '1px 4px',
  background: vars.color.surfaceSunken,
  color: vars.color.text,
});
