import { easing, vars } from '@lectern/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Pictures of the old page lie above the new one: a press is for the new one.
globalStyle('::view-transition', { pointerEvents: 'none' });

globalStyle('::view-transition-group(film)', {
  animationDuration: vars.duration.page,
  animationTimingFunction: easing.standard,
});

globalStyle('::view-transition-old(film), ::view-transition-new(film)', {
  animationDuration: vars.duration.page,
  // Films of another shape than the card's.
  blockSize: '100%',
  objectFit: 'cover',
});
