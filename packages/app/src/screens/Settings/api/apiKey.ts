import { object, string } from 'yup';
import { readSetting } from '../../../settings/readSetting.ts';
import type { SettingDefinition } from '../../../settings/useSetting.ts';

/** Makes the mock-up's keys recognisable: they grant no access (specification section 3, API key mock). */
export const API_KEY_PREFIX = 'lct_test_';

const RANDOM_LENGTH = 24;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

const schema = object({
  key: string()
    .matches(new RegExp(`^${API_KEY_PREFIX}[A-Za-z0-9]{${RANDOM_LENGTH}}$`))
    .nullable()
    .default(null),
});

export interface ApiKeySetting {
  /** Null until the panel creates the first key. */
  key: string | null;
}

export const apiKeySetting: SettingDefinition<ApiKeySetting> = {
  name: 'apiKey',
  parse: (value) => ({ key: readSetting(schema, value).key ?? null }),
};

/**
 * Generates the fixed prefix and 24 letters and digits, each equally likely, from the browser's secure
 * source.
 */
export function generateApiKey(): string {
  // Bytes beyond the last full multiple of the alphabet's length would favour its first letters.
  const limit = 256 - (256 % ALPHABET.length);
  let random = '';
  while (random.length < RANDOM_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH))) {
      if (byte < limit && random.length < RANDOM_LENGTH) random += ALPHABET[byte % ALPHABET.length];
    }
  }
  return API_KEY_PREFIX + random;
}

/** Returns the prefix and a dot for each hidden character. */
export function maskApiKey(key: string): string {
  return API_KEY_PREFIX + '•'.repeat(Math.max(0, key.length - API_KEY_PREFIX.length));
}
