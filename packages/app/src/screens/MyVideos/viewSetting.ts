import type { SettingDefinition } from '../../settings/useSetting.ts';

export type VideosView = 'grid' | 'list';

/** Grid or list, remembered for the user in this browser. */
export const viewSetting: SettingDefinition<VideosView> = {
  name: 'videosView',
  parse: (value) => (value === 'list' ? 'list' : 'grid'),
};
