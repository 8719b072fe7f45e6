import { media, space } from '@lectern/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

// On phones the two share the width, with the primary action first (design guide, Layout).
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  '@media': { [media.belowMd]: { flexFlow: 'row-reverse wrap-reverse' } },
});

/**
 * For actions that an empty library offers in the middle of the page. On phones they stay below the title,
 * where they were during loading: otherwise the toolbar would jump up from under a finger.
 */
export const onPhones = style([actions, { '@media': { [media.md]: { display: 'none' } } }]);
export const besidesPhones = style({
  display: 'contents',
  '@media': { [media.belowMd]: { display: 'none' } },
});

/** A card that is not interactive yet. */
export const temporary = style({ blockSize: '100%', opacity: 0.6 });

globalStyle(`${actions} > *`, { '@media': { [media.belowMd]: { flex: '1 1 auto' } } });
