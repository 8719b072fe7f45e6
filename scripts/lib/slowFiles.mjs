/** Seconds that a file of tests may take without a reason. */
export const SLOW = 20;

const SCREEN = 'A screen of many states: each story opens the app with a backend of its own.';
const FILM = 'It renders whole films, and judges each picture and sound.';

/**
 * The files that may take longer, and why. `npm run check:times` names the others.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SLOW_FILES = {
  'packages/app/src/screens/AiEdit/AiEditScreen.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/avatar/AvatarStep.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/script/ScriptStep.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/voice/VoiceStep.stories.tsx': SCREEN,
  'packages/app/src/screens/MyVideos/MyVideosScreen.stories.tsx': SCREEN,
  'packages/app/e2e/hosted/journey.spec.ts':
    'It goes from the registration to the film and out again.',
  'packages/app/e2e/hosted/tabs.spec.ts':
    'It opens up to eight tabs, and waits for what all of them do.',
  'packages/app/e2e/accessibility.spec.ts': 'It scans every screen in both themes, and at 320 px.',
  'packages/app/e2e/aiEdit.spec.ts': FILM,
  'packages/app/e2e/aiEditLipSync.spec.ts': FILM,
  'packages/app/e2e/formats.spec.ts': FILM,
  'packages/app/e2e/kills.spec.ts': 'It ends browsers, each followed by the journey that recovers.',
  'packages/app/e2e/longVideo.spec.ts': FILM,
  'packages/app/e2e/looks.spec.ts': FILM,
  'packages/app/e2e/makeAvatar.spec.ts': FILM,
  'packages/app/e2e/newcomer.spec.ts': FILM,
};
