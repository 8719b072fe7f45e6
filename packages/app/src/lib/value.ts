/** A value that lives outside React; `useSyncExternalStore` follows it through `subscribe` and `get`. */
export interface Value<T> {
  get: () => T;
  set: (next: T) => void;
  /** @returns a function that unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

/** Creates a value that notifies its listeners of every change. */
export function createValue<T>(first: T): Value<T> {
  let value = first;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
