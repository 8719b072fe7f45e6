/** The library's tabs (section 2, Avatar library). */
export const AVATAR_CATEGORIES = ['realistic', 'styled', 'custom'] as const;

/** One of {@link AVATAR_CATEGORIES} (section 3, Avatar). */
export type AvatarCategory = (typeof AVATAR_CATEGORIES)[number];

/** `private`: the owner only. `public`: everyone (section 6). */
export const VISIBILITIES = ['private', 'public'] as const;

/** One of {@link VISIBILITIES} (section 6). */
export type Visibility = (typeof VISIBILITIES)[number];

/** What an avatar can be drawn in; never 'realism' (section 7, and the readings of the product). */
export const VISUAL_STYLES = ['realistic', 'comic', 'none'] as const;

/** One of {@link VISUAL_STYLES} (section 7). */
export type VisualStyle = (typeof VISUAL_STYLES)[number];

/** The choices of the Request Custom Avatar dialog (section 2). */
export const INDUSTRIES = [
  'technology',
  'healthcare',
  'education',
  'finance',
  'retail',
  'other',
] as const;

/** One of {@link INDUSTRIES} (section 2). */
export type Industry = (typeof INDUSTRIES)[number];

/** The dialog's budgets, in whole units of money; the currency is not shown (section 2). */
export const BUDGETS = ['0-1000', '1000-5000', '5000-10000', '10000+'] as const;

/** One of {@link BUDGETS} (section 2). */
export type Budget = (typeof BUDGETS)[number];
