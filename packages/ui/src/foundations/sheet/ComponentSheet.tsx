import { Brand } from '../../components/Brand/Brand.tsx';
import { Heading } from '../../components/Text/Heading.tsx';
import { Box } from '../../layout/Box.tsx';
import { Stack } from '../../layout/Stack.tsx';
import * as styles from './Sheet.css.ts';
import { SheetColours, SheetType } from './SheetBasics.tsx';
import { SheetButtons } from './SheetButtons.tsx';
import { SheetCards, SheetProgress } from './SheetCards.tsx';
import { SheetChips, SheetChoices } from './SheetChoices.tsx';
import { SheetFields, SheetSelects } from './SheetFields.tsx';
import { SheetDialog, SheetMessages } from './SheetMessages.tsx';

/** The design's sheet of components, made from the real ones. */
export function ComponentSheet() {
  return (
    <div className={styles.sheet}>
      <Box paddingBlockEnd={8}>
        <Stack gap={5}>
          <Brand size="lg" />
          <Heading level={1} variant="display">
            Component sheet
          </Heading>
        </Stack>
      </Box>
      <SheetColours />
      <SheetType />
      <SheetButtons />
      <SheetFields />
      <SheetSelects />
      <SheetChoices />
      <SheetChips />
      <SheetMessages />
      <SheetDialog />
      <SheetProgress />
      <SheetCards />
    </div>
  );
}
