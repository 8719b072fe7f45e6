import { sheetTitle } from './Popover.css.ts';

export interface SheetTitleProps {
  isSheet: boolean;
  children: string;
}

/** The title of a bottom sheet. For the eye alone: the sheet has the same words as its name. */
export function SheetTitle({ isSheet, children }: SheetTitleProps) {
  if (!isSheet) return null;
  return (
    <div className={sheetTitle} aria-hidden="true">
      {children}
    </div>
  );
}
