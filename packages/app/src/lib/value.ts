/** A value that lives outside of React; `useSyncExternalStore` follows it by `subscribe` and `get`. */
export interface Value<T> {
  get: () => T;
  set: (next: T) => void;
  /** @returns what ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

/** Makes a value that tells its listeners of every change. */
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
