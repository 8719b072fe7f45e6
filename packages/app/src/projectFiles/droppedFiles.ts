/** Files that were dropped on one page and are meant for the next, until it takes them. */
let dropped: readonly File[] = [];

/** Leaves files for the next page. */
export function leaveDropped(files: readonly File[]): void {
  dropped = files;
}

/** Returns the files that were left for this page, once. */
export function takeDropped(): readonly File[] {
  const files = dropped;
  dropped = [];
  return files;
}
