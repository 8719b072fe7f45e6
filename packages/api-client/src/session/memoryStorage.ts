/**
 * Creates a `Storage` that lives as long as the page, for stories and tests: pass it to `createApiClient`
 * instead of the browser's, with `access_token` set to start signed in.
 */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
