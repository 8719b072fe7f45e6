/** What was typed or chosen is sent once nothing has changed for so long, in milliseconds. */
const SEND_DELAY_MS = 1_500;

type Part = 'script' | 'settings';

/** One timer for each part; starting it again begins its time again. */
export function createTimers(onTime: (part: Part) => void) {
  const timers = new Map<Part, ReturnType<typeof setTimeout>>();
  const stop = (part: Part) => clearTimeout(timers.get(part));
  return {
    stop,
    start(part: Part) {
      stop(part);
      timers.set(
        part,
        setTimeout(() => onTime(part), SEND_DELAY_MS),
      );
    },
  };
}

/** Tells when the tab is looked at again, and when it is hidden and may never run again. */
export function watchPage({ onLook, onHide }: { onLook: () => void; onHide: () => void }) {
  const controller = new AbortController();
  const { signal } = controller;
  const onFocus = () => {
    if (document.visibilityState !== 'hidden') onLook();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHide();
    else onLook();
  };
  window.addEventListener('focus', onFocus, { signal });
  window.addEventListener('pagehide', onHide, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => controller.abort();
}
