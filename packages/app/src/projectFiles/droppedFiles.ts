/** Files that were dropped on one page and belong to the next one, until that takes them. */
let dropped: readonly File[] = [];

/** Leaves files for the page that is opened next. */
export function leaveDropped(files: readonly File[]): void {
  dropped = files;
}

/** The files that were left for this page; they are its own from now on. */
export function takeDropped(): readonly File[] {
  const files = dropped;
  dropped = [];
  return files;
}
