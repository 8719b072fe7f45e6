/** Debounce before changes are sent, in milliseconds. */
const SEND_DELAY_MS = 1_500;

type Part = 'script' | 'settings';

/** Creates one timer per part; starting it again restarts it. */
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

/** Reports when the tab regains focus, and when it is hidden and may never run again. */
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
