import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './run.mjs';

/**
 * A change of look that someone might make without meaning to.
 *
 * @typedef {object} PlantedLook
 * @property {string} name
 * @property {string} stories Pattern of the stories' titles and names that show it.
 * @property {string} css
 */

const { themes } = JSON.parse(
  readFileSync(join(ROOT, 'packages/ui/src/theme/tokens.json'), 'utf8'),
);

/** A colour four steps of 255 darker in each channel: less than an eye would swear to. */
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

const BUTTON = 'Actions/Button: Variants';
const DIALOG = 'Overlays/Dialog:';
const SCREEN = 'Screens/My Videos/My Videos:';

/** Twenty small changes, one of each kind: of place, size, shape, type, colour and depth, and under one condition. */
export const PLANTED_LOOKS = /** @type {readonly PlantedLook[]} */ ([
  { name: 'accent, light', stories: BUTTON, css: darkerToken('accent', 'light') },
  { name: 'accent, dark', stories: BUTTON, css: darkerToken('accent', 'dark') },
  { name: 'muted text', stories: 'Feedback/EmptyState:', css: darkerToken('textMuted', 'light') },
  { name: 'border', stories: 'Forms/TextField:', css: darkerToken('borderStrong', 'light') },
  { name: 'ground, dark', stories: BUTTON, css: darkerToken('canvas', 'dark') },
  { name: 'text, 1 px aside', stories: BUTTON, css: 'button { text-indent: 1px !important }' },
  { name: 'corner', stories: BUTTON, css: 'button { border-radius: 9px !important }' },
  { name: 'weight', stories: BUTTON, css: 'button { font-weight: 580 !important }' },
  { name: 'letter spacing', stories: DIALOG, css: 'h2 { letter-spacing: 0.2px !important }' },
  { name: 'line height', stories: DIALOG, css: 'p { line-height: 1.45 !important }' },
  { name: 'icon', stories: BUTTON, css: 'svg { transform: scale(0.95) !important }' },
  { name: 'opacity', stories: BUTTON, css: 'button { opacity: 0.98 !important }' },
  {
    name: 'shadow',
    stories: DIALOG,
    css: ':has(> [role=dialog]), [role=dialog] { box-shadow: none !important }',
  },
  { name: 'row', stories: 'Forms/RadioGroup:', css: 'label { margin-block-end: 1px !important }' },
  {
    name: 'picture',
    stories: 'Media/Picture:',
    css: 'img { filter: brightness(0.97) !important }',
  },
  {
    name: 'focus ring',
    stories: 'Actions/Button: Keyboard Focus',
    css: ':focus-visible, [data-focus-visible] { outline-width: 3px !important }',
  },
  {
    name: 'from right to left',
    stories: 'Feedback/Banner: Right To Left',
    css: '[dir=rtl] svg { margin-inline-end: 1px !important }',
  },
  {
    name: 'in forced colors',
    stories: 'Actions/Button: .*Forced Colors',
    css: '@media (forced-colors: active) { button { border-width: 2px !important } }',
  },
  {
    name: 'on phones',
    stories: SCREEN,
    css: '@media (max-width: 480px) { h1 { letter-spacing: 0.2px !important } }',
  },
  { name: 'page', stories: SCREEN, css: 'h1 { translate: 0 1px !important }' },
]);
