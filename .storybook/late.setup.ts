/*
 * With `STORY_LATE`: storage and servers answer late, as they do where a machine is busy. A story that looks
 * for what has to wait for one of them, but does not wait itself, fails always instead of once in a thousand runs.
 */

/** Milliseconds, twenty frames or so: more than passes between two steps of a play function. */
const LATE = 300;

window.lecternLateness = LATE;

/** What was written is known to be kept some time after it is. */
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
    // Inherited, and so still there below this one.
    EventTarget.prototype.addEventListener.call(this, type, isKept ? late : listener, options);
  };
}

// The page outlives this module.
if (!Object.hasOwn(IDBTransaction.prototype, 'addEventListener')) delayStorage();
