/** Random bytes in hexadecimal. `randomUUID` is missing on insecure origins. */
export function randomHex(bytes: number): string {
  const values = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(values, (value) => value.toString(16).padStart(2, '0')).join('');
}

/** Makes ids such as `vid_4f1c…`. */
export type IdSource = (prefix: IdPrefix) => string;

type IdPrefix =
  'usr' | 'prj' | 'scr' | 'aud' | 'vid' | 'avt' | 'trim' | 'req' | 'fam' | 'tab' | 'tak';

/**
 * An id source for one backend. Each scenario's backend has its own namespace, because all backends of an
 * origin share one media folder and each removes only files in its own namespace.
 *
 * @param namespace lower-case letters, digits and hyphens; empty for the product's own backend.
 * @param next returns 16 unique hexadecimal digits
 */
export function createIds(namespace = '', next: () => string = () => randomHex(8)): IdSource {
  const middle = namespace === '' ? '' : `${namespace}.`;
  return (prefix) => `${prefix}_${middle}${next()}`;
}

/** Sequential ids that are the same in every run, for stories and tests. */
export function createCounter(): () => string {
  let count = 0;
  return () => {
    count += 1;
    return count.toString(16).padStart(16, '0');
  };
}
