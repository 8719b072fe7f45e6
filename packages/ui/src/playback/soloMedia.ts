let current: HTMLMediaElement | null = null;

/** Call when an element starts to sound: whatever sounded before is paused. */
export function playAlone(element: HTMLMediaElement): void {
  if (current !== element && current?.paused === false) current.pause();
  current = element;
}
