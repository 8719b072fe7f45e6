import { expect, test } from 'vitest';
import { STORY_FLAGS, storyBrowser } from './storyBrowser.mjs';

test('stories run in Chromium unless another engine is asked for', () => {
  expect(storyBrowser()).toMatchObject({
    browser: 'chromium',
    launchOptions: { args: STORY_FLAGS },
  });
  expect(storyBrowser('firefox')).toEqual({ browser: 'firefox', launchOptions: {} });
  expect(storyBrowser('webkit')).toEqual({ browser: 'webkit', launchOptions: {} });
});

test('an unknown browser is refused, not taken for Chromium', () => {
  expect(() => storyBrowser('opera')).toThrow(
    'STORY_BROWSER is opera; it can be chromium, firefox, webkit.',
  );
});
