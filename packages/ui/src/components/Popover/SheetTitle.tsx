import { sheetTitle } from './Popover.css.ts';

export interface SheetTitleProps {
  isSheet: boolean;
  children: string;
}

/** The title of a bottom sheet. It is only visual: the sheet has the same text as its accessible name. */
export function SheetTitle({ isSheet, children }: SheetTitleProps) {
  if (!isSheet) return null;
  return (
    <div className={sheetTitle} aria-hidden="true">
      {children}
    </div>
  );
}
