/**
 * @param path of the next page, with its query
 * @param go navigates
 */
export type Move = (path: string, go: () => void) => void;

let move: Move = (_path, go) => go();

/** Goes to a page of the app. */
export const moveTo: Move = (path, go) => move(path, go);

/** Has other code do it, which need not be here with the first page. */
export function moveBy(next: Move): void {
  move = next;
}
