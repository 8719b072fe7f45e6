import { style } from '@vanilla-extract/css';

export const track = style({
  position: 'relative',
  // A finger along it sets the value; one across it scrolls the page.
  touchAction: 'pan-y',
  // Over the input, whose own dragging differs from browser to browser.
  '::after': { content: '', position: 'absolute', inset: 0 },
});

/** Not drawn, but as large as the track: there a screen reader puts its frame. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
});

export const knob = style({ position: 'absolute', insetBlockStart: '50%' });
