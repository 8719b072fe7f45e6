import { page } from 'vitest/browser';

/*
 * A browser without a window need not draw the stories: nobody looks, and drawing took a fifth of their time.
 * Layout, focus and what axe reads stay as they are (docs/decisions/0205-tested-stories-are-not-drawn.md).
 */

/** The runner's page, in which the story has a frame: hidden there, the story's own styles are untouched. */
const { documentElement: runner } = window.parent.document;

const takePicture = page.screenshot.bind(page);

// The runner takes one of a story that fails. Setup files run anew with each file of stories, in the same page.
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
