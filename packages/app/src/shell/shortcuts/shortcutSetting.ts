import { boolean, type InferType, object } from 'yup';
import { readSetting } from '../../settings/readSetting.ts';
import type { SettingDefinition } from '../../settings/useSetting.ts';

const schema = object({ isEnabled: boolean().required().default(true) });

/** Whether single keys do anything (WCAG 2.2, 2.1.4). */
export const shortcutSetting: SettingDefinition<InferType<typeof schema>> = {
  name: 'shortcuts',
  parse: (value) => readSetting(schema, value),
};
