import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from './drawnStylesheets.mjs';
import { ROOT } from '../run.mjs';

/**
 * A visual change that someone might make by accident: to a rule of a stylesheet, which is then compared in
 * the stories that a change to that file selects; or to a token, in the stories named, because all stories
 * use tokens.
 *
 * @typedef {{ name: string; css: string } & ({ stylesheet: string } | { stories: readonly string[] })}
 *   PlantedLook
 */

const { themes } = JSON.parse(
  readFileSync(join(ROOT, 'packages/ui/src/theme/tokens.json'), 'utf8'),
);

/** A colour darker by 4 of 255 in each channel: less than most people could see for certain. */
const darker = (/** @type {string} */ hex) =>
  hex.replaceAll(/[\da-f]{2}/gi, (channel) =>
    Math.max(0, Number.parseInt(channel, 16) - 4)
      .toString(16)
      .padStart(2, '0'),
  );

/**
 * @param {string} token
 * @param {'light' | 'dark'} theme
 */
function darkerToken(token, theme) {
  const value = darker(themes[theme].color[token].$value.hex);
  const where = theme === 'light' ? ':root, [data-theme=light]' : '[data-theme=dark]';
  return `${where} { --lectern-color-${token}: ${value} !important }`;
}

/** @param {string} name */
const component = (name) => `packages/ui/src/components/${name}/${name}.css.ts`;

/**
 * A selector for the elements that a rule styles, by their class in the workbench.
 *
 * @param {string} stylesheet
 * @param {string} rule - 'surface_variant_primary'
 */
function ruleSelector(stylesheet, rule) {
  const [, file = ''] = /([^/]+)\.css\.ts$/.exec(stylesheet) ?? [];
  return `[class*='${file}_${rule}__${hashOf(stylesheet)}']`;
}

/**
 * @param {string} name
 * @param {string} stylesheet
 * @param {(rule: (name: string) => string) => string} css
 * @returns {PlantedLook}
 */
const inRule = (name, stylesheet, css) => ({
  name,
  stylesheet,
  css: css((rule) => ruleSelector(stylesheet, rule)),
});

const VARIANTS = ['components-button--variants'];
const BUTTON = component('Button');
const ICON = component('Icon');
const DIALOG = component('Dialog');
const PAGE_HEADER = component('PageHeader');

/** Twenty small changes: of position, size, shape, type, colour and depth, and under one condition. */
export const PLANTED_LOOKS = /** @type {readonly PlantedLook[]} */ ([
  { name: 'accent, light', stories: VARIANTS, css: darkerToken('accent', 'light') },
  { name: 'accent, dark', stories: VARIANTS, css: darkerToken('accent', 'dark') },
  {
    name: 'muted text',
    stories: ['components-emptystate--default'],
    css: darkerToken('textMuted', 'light'),
  },
  {
    name: 'border',
    stories: ['components-textfield--states'],
    css: darkerToken('borderStrong', 'light'),
  },
  { name: 'background, dark', stories: VARIANTS, css: darkerToken('canvas', 'dark') },
  inRule(
    'text of a small button, 1 px off',
    BUTTON,
    (rule) => `${rule('surface_size_sm')} { text-indent: 1px !important }`,
  ),
  // Only visible on screens.
  inRule(
    'corner of a large button that can be pending',
    BUTTON,
    (rule) => `${rule('label_compound_4')} { border-radius: 9px !important }`,
  ),
  inRule(
    'font weight of a destructive button',
    BUTTON,
    (rule) => `${rule('surface_variant_danger')} { font-weight: 580 !important }`,
  ),
  inRule(
    'opacity of a pending button',
    BUTTON,
    (rule) => `${rule('surface')}[data-pending] { opacity: 0.98 !important }`,
  ),
  inRule(
    'focus ring of a button',
    BUTTON,
    (rule) => `${rule('surface')}:focus-visible { outline-width: 3px !important }`,
  ),
  inRule(
    'button in forced colors',
    BUTTON,
    (rule) =>
      `@media (forced-colors: active) { ${rule('surface')} { border-width: 2px !important } }`,
  ),
  inRule(
    'smallest icon',
    ICON,
    (rule) => `${rule('icon_size_xs')} { transform: scale(0.95) !important }`,
  ),
  inRule(
    'solid icon',
    ICON,
    (rule) => `${rule('icon_fill_true')} { fill-opacity: 0.97 !important }`,
  ),
  inRule(
    'icon from right to left',
    ICON,
    (rule) => `[dir=rtl] ${rule('icon_isDirectional_true')} { translate: 1px !important }`,
  ),
  inRule(
    'letter spacing',
    DIALOG,
    (rule) => `${rule('head')} h2 { letter-spacing: 0.2px !important }`,
  ),
  inRule('shadow', DIALOG, (rule) => `${rule('box')} { box-shadow: none !important }`),
  inRule(
    'row',
    component('RadioGroup'),
    (rule) => `${rule('options')} label { margin-block-end: 1px !important }`,
  ),
  inRule(
    'picture',
    component('Picture'),
    (rule) => `${rule('image')} { filter: brightness(0.97) !important }`,
  ),
  inRule(
    'on phones',
    PAGE_HEADER,
    (rule) => `@media (max-width: 480px) { ${rule('title')} { letter-spacing: 0.2px !important } }`,
  ),
  inRule('page', PAGE_HEADER, (rule) => `${rule('title')} { translate: 0 1px !important }`),
]);
