import { expect, test } from 'vitest';
import { STORY_FLAGS, storyBrowser } from './storyBrowser.mjs';

test('stories run in Chromium unless another engine is requested', () => {
  expect(storyBrowser()).toMatchObject({
    browser: 'chromium',
    launchOptions: { args: STORY_FLAGS },
  });
  expect(storyBrowser('firefox')).toEqual({ browser: 'firefox', launchOptions: {} });
  expect(storyBrowser('webkit')).toEqual({ browser: 'webkit', launchOptions: {} });
});

test('an unknown browser is rejected, rather than replaced by Chromium', () => {
  expect(() => storyBrowser('opera')).toThrow(
    'STORY_BROWSER is opera; it can be chromium, firefox, webkit.',
  );
});
