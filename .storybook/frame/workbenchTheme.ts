import { create } from 'storybook/theming';
import tokens from '../../packages/ui/src/theme/tokens.json' with { type: 'json' };

type ThemeName = 'light' | 'dark';

const { heading, body } = tokens.font.family;
// The manager has its own bundler, so it reads the source of the tokens, not the theme.
const family = ({ $value }: { $value: readonly string[] }) =>
  $value.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(', ');

function colorsOf(theme: ThemeName) {
  const { color } = tokens.themes[theme];
  return (role: WorkbenchRole) => color[role].$value.hex;
}

type Roles = (typeof tokens)['themes']['light']['color'];
/** Roles with a value of their own: neither a group nor a reference to another role. */
type WorkbenchRole = {
  [Role in keyof Roles]: Roles[Role] extends { $value: { hex: string } } ? Role : never;
}[keyof Roles];

/** The logo, with each colour written out, because the page's head may not have its styles yet. */
const brand = (theme: ThemeName) => {
  const color = colorsOf(theme);
  return `<span style="display:flex;align-items:center;gap:8px">
  <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
    <path fill="${color('accentGraphic')}" d="M5.4 3.5h21.2L30 10.2H2z"/>
    <path fill="${color('text')}" fill-rule="evenodd" d="M7.6 11.8h16.8l-1.2 13.4H8.8zM13.7 14.6v7.6l6.2-3.8z"/>
    <path fill="${color('text')}" d="M6 26.6h20v2.9H6z"/>
  </svg>
  <span style="font:760 18px/24px ${family(heading)}">Lectern</span>
  <span style="border-left:1px solid ${color('border')};padding-left:8px;font-size:13px;font-weight:500;color:${color('textSubtle')}">Workbench</span>
</span>`;
};

/** The workbench in the product's own colours (design guide, Workbench). */
export function workbenchTheme(theme: ThemeName) {
  const color = colorsOf(theme);
  return create({
    base: theme,
    brandTitle: brand(theme),
    brandUrl: './?path=/docs/start-welcome--docs',
    brandTarget: '_self',
    colorPrimary: color('accent'),
    colorSecondary: color('accent'),
    appBg: color('canvas'),
    appContentBg: color('surface'),
    appPreviewBg: color('canvas'),
    appHoverBg: color('surfaceHover'),
    appBorderColor: color('border'),
    appBorderRadius: 10,
    fontBase: family(body),
    textColor: color('text'),
    textInverseColor: color('textInverse'),
    textMutedColor: color('textSubtle'),
    barTextColor: color('textMuted'),
    barHoverColor: color('text'),
    barSelectedColor: color('textAccent'),
    barBg: color('surface'),
    buttonBg: color('surfaceRaised'),
    buttonBorder: color('border'),
    booleanBg: color('surfaceSunken'),
    booleanSelectedBg: color('surfaceRaised'),
    inputBg: color('surfaceRaised'),
    inputBorder: color('borderStrong'),
    inputTextColor: color('text'),
    inputBorderRadius: 10,
    gridCellSize: 8,
  });
}

/**
 * The same theme for docs pages, where Storybook writes links in `colorSecondary`: too dark on a dark
 * background.
 */
export function docsTheme(theme: ThemeName) {
  return { ...workbenchTheme(theme), colorSecondary: colorsOf(theme)('textAccent') };
}
