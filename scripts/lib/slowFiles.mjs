/** Seconds that a file of tests may take without a reason. */
export const SLOW = 20;

const FILM = 'It renders whole films, and judges each picture and sound.';

/**
 * The files that may take longer, and why. `npm run check:times` names the others.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SLOW_FILES = {
  'packages/app/e2e/aiEdit.spec.ts': FILM,
  'packages/app/e2e/aiEditLipSync.spec.ts': FILM,
  'packages/app/e2e/formats.spec.ts': FILM,
  'packages/app/e2e/kills.spec.ts': 'It ends browsers, each followed by the journey that recovers.',
  'packages/app/e2e/longVideo.spec.ts': FILM,
  'packages/app/e2e/looks.spec.ts': FILM,
  'packages/app/e2e/makeAvatar.spec.ts': FILM,
  'packages/app/e2e/newcomer.spec.ts': FILM,
};
