/**
 * @param path address of the next page, with its query
 * @param go navigates
 */
export type Move = (path: string, go: () => void) => void;

let move: Move = (_path, go) => go();

/** Navigates to a page of the app. */
export const moveTo: Move = (path, go) => move(path, go);

/** Sets how navigation happens, for code that need not load with the first page. */
export function moveBy(next: Move): void {
  move = next;
}
