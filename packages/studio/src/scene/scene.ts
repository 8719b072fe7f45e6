export const SCENE_COLOURS = [
  'ochre',
  'sky',
  'clay',
  'sage',
  'blush',
  'ink',
  'stone',
  'plum',
] as const;
export type SceneColour = (typeof SCENE_COLOURS)[number];

export const BACKDROPS = ['disc', 'arch', 'window', 'stage', 'board', 'shelf', 'product'] as const;
export type Backdrop = (typeof BACKDROPS)[number];

export interface Scene {
  colour: SceneColour;
  backdrop: Backdrop;
}
