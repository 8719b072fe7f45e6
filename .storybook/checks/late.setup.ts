/*
 * With `STORY_LATE`, storage and servers respond late, as they do on a busy machine. A story that looks for
 * something that depends on one of them without waiting for it fails every time instead of once in a
 * thousand runs.
 */

/** Milliseconds, some twenty frames: longer than the time between two steps of a play function. */
const LATE = 300;

window.lecternLateness = LATE;

/** Reports writes as complete some time after they are. */
function delayStorage(): void {
  IDBTransaction.prototype.addEventListener = function addLate(
    this: IDBTransaction,
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ) {
    const isKept = type === 'complete' && this.mode === 'readwrite';
    const late = (event: Event) =>
      void setTimeout(() => {
        if (typeof listener === 'function') listener.call(this, event);
        else listener?.handleEvent(event);
      }, LATE);
    // The inherited method, still available under this override.
    EventTarget.prototype.addEventListener.call(this, type, isKept ? late : listener, options);
  };
}

// The page outlives this module.
if (!Object.hasOwn(IDBTransaction.prototype, 'addEventListener')) delayStorage();
