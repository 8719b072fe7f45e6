import { object, string } from 'yup';
import { readSetting } from '../../../settings/readSetting.ts';
import type { SettingDefinition } from '../../../settings/useSetting.ts';

/** A key of the mock-up is recognisable: it opens nothing (specification section 3, API key mock). */
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
  /** Null until the panel made the first one. */
  key: string | null;
}

export const apiKeySetting: SettingDefinition<ApiKeySetting> = {
  name: 'apiKey',
  parse: (value) => ({ key: readSetting(schema, value).key ?? null }),
};

/** The fixed prefix and 24 letters and digits, each equally likely, from the browser's own source. */
export function generateApiKey(): string {
  // Bytes past the last whole run of the alphabet would make its first letters likelier.
  const limit = 256 - (256 % ALPHABET.length);
  let random = '';
  while (random.length < RANDOM_LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(RANDOM_LENGTH))) {
      if (byte < limit && random.length < RANDOM_LENGTH) random += ALPHABET[byte % ALPHABET.length];
    }
  }
  return API_KEY_PREFIX + random;
}

/** The prefix and a dot for each hidden character. */
export function maskApiKey(key: string): string {
  return API_KEY_PREFIX + '•'.repeat(Math.max(0, key.length - API_KEY_PREFIX.length));
}
