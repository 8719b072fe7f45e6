// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { renderPlan } from './renderPlan.ts';

const avatar = { scene: { colour: 'clay', backdrop: 'disc' } } as const;

describe('renderPlan', () => {
  // Specification: wizard-more.18
  it.each([
    ['16:9', '720p', 1280, 720],
    ['16:9', '1080p', 1920, 1080],
    ['9:16', '720p', 720, 1280],
    ['9:16', '1080p', 1080, 1920],
    ['1:1', '720p', 720, 720],
    ['1:1', '1080p', 1080, 1080],
  ])('turns %s in %s into a picture of %d by %d', (aspect, resolution, width, height) => {
    expect(renderPlan({ aspect, resolution }, avatar).format).toEqual({
      width,
      height,
      frameRate: 30,
    });
  });

  it.each([
    {},
    {
      aspect: '4:3',
      resolution: 'toString',
      scene: 'red',
      speed: 9,
      captionStyle: 1,
      manner: 'wild',
      gesturesOff: 'all',
    },
  ])('ignores unknown values: %j', (settings) => {
    expect(renderPlan(settings, avatar)).toEqual({
      format: { width: 1280, height: 720, frameRate: 30 },
      burnCaptions: true,
      captionStyle: 'karaoke',
      scene: avatar.scene,
      speed: 1,
      manner: 'natural',
      gesturesOff: [],
    });
  });

  it('takes scene, captions and pace from the settings, and the rest of the scene from the avatar', () => {
    const settings = {
      scene: { colour: 'ink' },
      captions: false,
      captionStyle: 'outline',
      speed: 1.2,
      manner: 'calm',
      gesturesOff: [4, 'x', 12.5, 31],
    };
    expect(renderPlan(settings, avatar)).toMatchObject({
      scene: { colour: 'ink', backdrop: 'disc' },
      burnCaptions: false,
      captionStyle: 'outline',
      speed: 1.2,
      manner: 'calm',
      gesturesOff: [4, 31],
    });
  });
});
