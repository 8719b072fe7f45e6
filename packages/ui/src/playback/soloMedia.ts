let current: HTMLMediaElement | null = null;

/** Pauses the element that played before. Call it when an element starts to play sound. */
export function playAlone(element: HTMLMediaElement): void {
  if (current !== element && current?.paused === false) current.pause();
  current = element;
}
