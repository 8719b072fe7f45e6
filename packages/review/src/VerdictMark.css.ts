import { rem, vars } from '@lectern/ui/theme';
import { recipe } from '@vanilla-extract/recipes';

const filled = (status: typeof vars.color.success, borderRadius: string) => ({
  borderRadius,
  background: status.bg,
  borderColor: status.border,
  color: status.fg,
});

export const mark = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: rem(20),
    blockSize: rem(20),
    border: '1px solid',
  },
  variants: {
    kind: {
      accepted: filled(vars.color.success, '50%'),
      kept: filled(vars.color.success, '50%'),
      taken: filled(vars.color.success, '50%'),
      rejected: filled(vars.color.danger, '6px'),
      conflict: filled(vars.color.warning, '6px'),
      left: {
        borderRadius: '50%',
        border: `2px solid ${vars.color.borderStrong}`,
        background: vars.color.surfaceRaised,
      },
    },
  },
});
