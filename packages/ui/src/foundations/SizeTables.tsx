import { Stack } from '../layout/Stack.tsx';
import { breakpoint, control, rem, size } from '../theme/tokens.ts';
import { SpecTable, Token, type SpecRow } from './Spec.tsx';

const row = (name: string, length: string, use: string): SpecRow => ({
  id: name,
  cells: [<Token key="name">{name}</Token>, length, rem(length), use],
});

const COLUMNS = ['Token', 'px', 'rem', 'For'];

/** The widths at which the layout changes, and the lengths that the shell and controls are built from. */
export function SizeTables() {
  return (
    <Stack gap={6}>
      <SpecTable
        caption="Breakpoints, from this width up"
        columns={COLUMNS}
        rows={[
          row('sm', breakpoint.sm, 'Large phones. Few things change here.'),
          row('md', breakpoint.md, 'Tablets: more columns, dialogs stand in the middle.'),
          row('lg', breakpoint.lg, 'The sidebar becomes permanent; asides stand beside.'),
          row('xl', breakpoint.xl, 'Four video cards in a row.'),
          row('xxl', breakpoint.xxl, 'Very wide windows; the content no longer grows.'),
        ]}
      />
      <SpecTable
        caption="Shell"
        columns={COLUMNS}
        rows={[
          row('topBar', size.topBar, 'Height of the top bar.'),
          row('sidebar', size.sidebar, 'Width of the sidebar.'),
          row('contentMax', size.contentMax, 'The widest a page grows.'),
          row('contentWide', size.contentWide, 'The widest a library grows.'),
          row('readingMax', size.readingMax, 'The widest line of prose.'),
          row('formMax', size.formMax, 'The widest form.'),
          row('wizardAside', size.wizardAside, 'The aside of the wizard.'),
          row('gutter.phone', size.gutter.phone, 'Page edge below md.'),
          row('gutter.tablet', size.gutter.tablet, 'Page edge from md.'),
          row('gutter.desktop', size.gutter.desktop, 'Page edge from lg.'),
          row('dialog.sm', size.dialog.sm, 'Dialogs that ask.'),
          row('dialog.md', size.dialog.md, 'Dialogs with a form.'),
          row('dialog.lg', size.dialog.lg, 'Dialogs that show things side by side.'),
        ]}
      />
      <SpecTable
        caption="Controls"
        columns={COLUMNS}
        rows={[
          row('height.sm', control.height.sm, 'Small buttons. 44 px to the finger all the same.'),
          row('height.md', control.height.md, 'Buttons, fields, selects.'),
          row('height.lg', control.height.lg, 'The one action of a sign-in page.'),
          row('touchTarget', control.touchTarget, 'The least height below md and for fingers.'),
          row('checkbox', control.checkbox, 'Checkbox and radio.'),
          row('switch.width', control.switch.width, 'Switch; 24 px high.'),
          row('chip', control.chip, 'Filter chips, height.'),
          row('tab', control.tab, 'Tabs, height.'),
          row('menuItem', control.menuItem, 'A row of a menu, height.'),
          row('swatch', control.swatch, 'A colour to choose.'),
        ]}
      />
    </Stack>
  );
}
