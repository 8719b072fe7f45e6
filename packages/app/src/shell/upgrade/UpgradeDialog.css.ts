import { vars } from '@lectern/ui/theme';
import { style } from '@vanilla-extract/css';

export const saving = style({ color: vars.color.success.fg });
