import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const image = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  filter: vars.picture.atRest,
  transition: `filter ${vars.duration.fast}`,
  selectors: {
    // The card or frame around it is hovered, focused or playing.
    ':where([data-hovered], [data-focus-visible], [data-playing]) &, :where(:hover) > &': {
      filter: vars.picture.inFull,
    },
  },
});

export const missing = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  background: vars.color.surfaceSunken,
  color: vars.color.textSubtle,
});
