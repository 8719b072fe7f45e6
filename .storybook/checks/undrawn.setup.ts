import { page } from 'vitest/browser';

/*
 * A headless browser need not draw the stories: no one looks, and drawing took a fifth of their time.
 * Layout, focus and what axe reads stay as they are (docs/decisions/0205-tested-stories-are-not-drawn.md).
 */

/**
 * The runner's page, which contains the story's frame: hiding it here leaves the story's own styles
 * untouched.
 */
const { documentElement: runner } = window.parent.document;

const takePicture = page.screenshot.bind(page);

// The runner takes a screenshot of a failing story. Setup files run again for each story file, in the same
// page.
if (navigator.userAgent.includes('Headless') && runner.style.opacity === '') {
  runner.style.opacity = '0';
  Object.assign(page, {
    screenshot: async (options?: Parameters<typeof takePicture>[0]) => {
      runner.style.opacity = '1';
      try {
        return await takePicture(options);
      } finally {
        runner.style.opacity = '0';
      }
    },
  });
}
