import type { TextVariant } from '../theme/tokens.ts';

/** The use of each text variant, with sample text. */
export const TYPE_USES = {
  display: {
    use: 'The one line of the sign-in and register pages.',
    sample: 'Step up to the lectern',
  },
  h1: { use: 'The title of a page. One in each.', sample: 'My videos' },
  h2: { use: 'A part of a page; the title of a dialog.', sample: 'Recent work' },
  h3: { use: 'A part of that part; a small dialog.', sample: 'Billing history' },
  h4: { use: 'The title of a card or a panel.', sample: 'Spring launch in ninety seconds' },
  lead: {
    use: 'One or two sentences below a page’s title.',
    sample: 'Present anything, without a camera.',
  },
  manuscript: {
    use: 'The script itself, where it is written.',
    sample: 'Good morning, and welcome to Northlight.',
  },
  body: {
    use: 'Running text; what is typed into fields.',
    sample: 'Write what your presenter says, or generate it from a prompt.',
  },
  bodyStrong: { use: 'A word or a total inside running text.', sample: 'Pro Plus, yearly' },
  small: { use: 'Second lines, rows of menus, tables.', sample: 'Kept on this device only.' },
  label: { use: 'The label of a field.', sample: 'Email' },
  button: { use: 'Buttons, small and medium.', sample: 'Generate Video' },
  buttonLg: { use: 'Large buttons.', sample: 'Sign in' },
  caption: { use: 'Hints, errors below fields, tooltips, times.', sample: '2 hours ago' },
  micro: { use: 'Badges, chips over pictures. Never a sentence.', sample: 'Most Popular' },
  stat: { use: 'A figure that stands alone: credits, a percentage.', sample: '0:48' },
  code: { use: 'Keys, codes, technical details.', sample: 'lk_live_4f9c' },
} as const satisfies Record<TextVariant, { use: string; sample: string }>;
