import { boolean, type InferType, object } from 'yup';
import { readSetting } from '../../../settings/readSetting.ts';
import type { SettingDefinition } from '../../../settings/useSetting.ts';

const schema = object({
  email_updates: boolean().required().default(true),
  project_completion: boolean().required().default(true),
  new_features: boolean().required().default(false),
  marketing: boolean().required().default(false),
  tips_tutorials: boolean().required().default(true),
  account_activity: boolean().required().default(true),
});

/** The messages a user wants to receive (specification section 3, Notification preferences). */
export type NotificationPreferences = InferType<typeof schema>;
export type NotificationKind = keyof NotificationPreferences;

/** New features and marketing are off, the others on. */
export const DEFAULT_PREFERENCES: NotificationPreferences = schema.getDefault();

export const notificationPreferences: SettingDefinition<NotificationPreferences> = {
  name: 'notifications',
  parse: (value) => readSetting(schema, value),
};
