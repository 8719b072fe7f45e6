import { globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { focusRing } from './focusRing.ts';
import { font, media, typography, rem } from './tokens.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0 });

globalStyle('html', {
  fontFamily: font.family.body,
  fontFeatureSettings: font.feature.body,
  // A percentage of the user's own size, never px.
  fontSize: '100%',
  color: vars.color.text,
  background: vars.color.canvas,
  WebkitFontSmoothing: 'antialiased',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  fontOpticalSizing: 'auto',
  scrollPaddingBlock: rem(96),
});

globalStyle('body', {
  minBlockSize: '100dvh',
  fontSize: rem(typography.body.size),
  lineHeight: 1.6,
  letterSpacing: typography.body.tracking,
  overflowWrap: 'break-word',
});

globalStyle('button, input, textarea, select', {
  font: 'inherit',
  letterSpacing: 'inherit',
  color: 'inherit',
});
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('img, svg, video, canvas', { display: 'block', maxInlineSize: '100%' });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { textWrap: 'balance' });
// Without specificity, so that a component can override it with its own ring.
globalStyle(':where(:focus-visible)', focusRing);
// A route's heading takes focus on navigation, where a ring would be noise.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: vars.color.accentSubtle, color: vars.color.text });

// Important, because any rule of a component is more specific. Durations are the component's own: overlays
// and notices still fade.
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationIterationCount: '1 !important',
    },
  },
});
