import { easing, vars } from '@lectern/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Snapshots of the old page cover the new one: let presses through to it.
globalStyle('::view-transition', { pointerEvents: 'none' });

globalStyle('::view-transition-group(film)', {
  animationDuration: vars.duration.page,
  animationTimingFunction: easing.standard,
});

globalStyle('::view-transition-old(film), ::view-transition-new(film)', {
  animationDuration: vars.duration.page,
  // For films with another aspect ratio than the card's.
  blockSize: '100%',
  objectFit: 'cover',
});
