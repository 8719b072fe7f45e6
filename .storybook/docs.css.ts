import { textStyle, vars } from '@lectern/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

/**
 * Storybook draws its pages in greys of its own, whatever the theme: stripes and boxes of tables, frames of
 * code. These are the same elements by our tokens (design guide, Workbench). Its selectors weigh a class and
 * two elements; stories and tables of props bring styles of their own, and are left alone.
 */
const PAGE = '.sbdocs.sbdocs-content';
const FOREIGN = '.sb-unstyled, .sb-unstyled *, .docblock-argstable, .docblock-argstable *';
const table = `:where(table:not(${FOREIGN}))`;
const cells = `${table} tr > :is(th, td)`;

const { fontFamily } = textStyle('h1');
globalStyle(`${PAGE} :where(:is(h1, h2):not(${FOREIGN}))`, { fontFamily });

// For the search, which reads headings: a line of small words to everyone else.
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

// The first heading of each section: the page takes the space above any first one.
globalStyle(`${PAGE} :where(section:not(${FOREIGN})) > h2`, { marginBlockStart: 40 });

globalStyle(`${PAGE} ${table}`, { inlineSize: '100%' });

globalStyle(`${PAGE} ${table} tr:nth-of-type(n)`, { border: 0, background: 'none' });

globalStyle(`${PAGE} ${cells}`, {
  border: 0,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  padding: '12px 16px 12px 0',
});

globalStyle(`${PAGE} ${cells} :where(div)`, { fontSize: 'inherit', lineHeight: 'inherit' });

// Below any class: tables of pages center what they count.
globalStyle(`:where(${PAGE} ${cells})`, { textAlign: 'start', verticalAlign: 'top' });

globalStyle(`${PAGE} ${table} thead th`, { color: vars.color.textSubtle, fontWeight: 600 });

globalStyle(`${PAGE} :where(code:not(${FOREIGN}, pre *))`, {
  border: 0,
  borderRadius: 4,
  padding: '1px 4px',
  background: vars.color.surfaceSunken,
  color: vars.color.text,
});
