import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASPECTS,
  BACKDROPS,
  CAPTION_STYLES,
  MANNERS,
  changeVideoSettings,
  readVideoSettings,
  RESOLUTIONS,
  SCENE_COLOURS,
  type VideoSettings,
} from './videoSettings.ts';

const changes: fc.Arbitrary<Partial<VideoSettings>> = fc.record(
  {
    aspect: fc.constantFrom(...ASPECTS),
    resolution: fc.constantFrom(...RESOLUTIONS),
    captions: fc.boolean(),
    captionStyle: fc.constantFrom(...CAPTION_STYLES),
    colour: fc.constantFrom(...SCENE_COLOURS, null),
    backdrop: fc.constantFrom(...BACKDROPS, null),
    speed: fc.constantFrom(0.75, 1, 1.25, 1.5),
    manner: fc.constantFrom(...MANNERS),
    gesturesOff: fc.array(fc.nat()),
    language: fc.constantFrom('es', 'pt-BR', 'zh-Hant-TW', null),
  },
  { requiredKeys: [] },
);
const anySettings = fc.dictionary(fc.string(), fc.jsonValue());

describe('video settings', () => {
  it('have a value for everything, whatever the project contains', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const read = readVideoSettings(settings);
        expect(ASPECTS).toContain(read.aspect);
        expect(RESOLUTIONS).toContain(read.resolution);
        expect(CAPTION_STYLES).toContain(read.captionStyle);
      }),
    );
    const odd = {
      aspect: '4:3',
      resolution: 4,
      speed: 9,
      scene: 'red',
      captions: null,
      language: '<b>',
      manner: 'wild',
      gesturesOff: 'all',
    };
    expect(readVideoSettings(odd)).toEqual(readVideoSettings({}));
  });

  // Specification: wizard-more.18
  it('keep every change, and leave the rest of the project alone', () => {
    fc.assert(
      fc.property(anySettings, changes, (settings, change) => {
        const after = changeVideoSettings({ ...settings, template: 'tpl' }, change);
        expect(readVideoSettings(after)).toEqual({ ...readVideoSettings(settings), ...change });
        expect(after['template']).toBe('tpl');
      }),
    );
  });
});
