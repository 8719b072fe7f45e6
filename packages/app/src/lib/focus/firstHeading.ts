/** Returns the first heading of a part of the page, made focusable; null if there is none. */
export function firstHeading(part: ParentNode | null | undefined): HTMLHeadingElement | null {
  const first = part?.querySelector('h2') ?? null;
  if (first) first.tabIndex = -1;
  return first;
}
