import { type InferType, object, string } from 'yup';
import { readSetting } from './readSetting.ts';
import type { SettingDefinition } from './useSetting.ts';

const schema = object({
  fullName: string().nullable().default(null),
  email: string().nullable().default(null),
  company: string().nullable().default(null),
  /** A `data:image/` URL made from the chosen file. */
  picture: string()
    .matches(/^data:image\/(?:png|jpeg);base64,/)
    .nullable()
    .default(null),
});

/** What a user changed about their account; `null` where the account's own value stands. */
export type AccountSettings = InferType<typeof schema>;

export const accountSettings: SettingDefinition<AccountSettings> = {
  name: 'account',
  parse: (value) => readSetting(schema, value),
};
