import type { SettingDefinition } from './useSetting.ts';

const FIELDS = ['fullName', 'email', 'company', 'picture'] as const;

/**
 * A user's changes to their account; `null` if the account's own value applies. `picture` is a
 * `data:image/` URL made from the chosen file.
 */
export type AccountSettings = Readonly<Record<(typeof FIELDS)[number], string | null>>;

const PICTURE = /^data:image\/(?:png|jpeg);base64,/;

/** Whether a stored value is valid for its field. */
function fits(name: (typeof FIELDS)[number], value: unknown): value is string | null {
  if (value === null) return true;
  return typeof value === 'string' && (name !== 'picture' || PICTURE.test(value));
}

/** Without a schema, unlike the settings of the Settings page: the top bar of every page waits for it. */
function parse(kept: unknown): AccountSettings {
  const nothing = { fullName: null, email: null, company: null, picture: null };
  if (typeof kept !== 'object' || kept === null) return nothing;
  const own = new Map<string, unknown>(Object.entries(kept));
  const account: Record<(typeof FIELDS)[number], string | null> = { ...nothing };
  for (const name of FIELDS) {
    const value = own.get(name) ?? null;
    if (!fits(name, value)) return nothing;
    account[name] = value;
  }
  return account;
}

export const accountSettings: SettingDefinition<AccountSettings> = { name: 'account', parse };
