import { size } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({ overflow: 'hidden' });

export const card = style({ flex: 'none', inlineSize: size.voiceCard });
