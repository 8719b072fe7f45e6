import type { SettingDefinition } from '../../settings/useSetting.ts';

/** Only a stored `false` turns them off. */
const isTurnedOff = (value: unknown) =>
  value instanceof Object && 'isEnabled' in value && value.isEnabled === false;

/**
 * Whether single-key shortcuts are enabled (WCAG 2.2, 2.1.4). Read without a schema, unlike the settings of
 * the Settings page: every page of the shell waits for it.
 */
export const shortcutSetting: SettingDefinition<{ isEnabled: boolean }> = {
  name: 'shortcuts',
  parse: (value) => ({ isEnabled: !isTurnedOff(value) }),
};
