/** Seconds that a test file may take without a reason. */
export const SLOW = 20;

const SCREEN = 'A screen with many states: each story opens the app with its own backend.';
const FILM = 'It renders whole films, and checks each picture and sound.';
const SPOKEN = 'It synthesises sentences, and compares each with several voices.';
/** The reason for hosted end-to-end tests: a case takes 4 to 10 s when two files run side by side. */
const OPENINGS = 'Many cases: each opens the built app in a new browser, with its own server.';

/**
 * The files that may take longer, and why. `npm run check:times` reports the others.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SLOW_FILES = {
  'packages/app/src/screens/AiEdit/AiEditScreen.stories.tsx': SCREEN,
  'packages/app/src/screens/Avatars/AvatarsScreen.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/avatar/AvatarStep.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/script/ScriptStep.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/voice/VoiceStep.stories.tsx': SCREEN,
  'packages/app/src/screens/MyVideos/MyVideosScreen.stories.tsx': SCREEN,
  'packages/app/src/screens/Scripts/ScriptsScreen.stories.tsx': SCREEN,
  'packages/app/e2e/hosted/aiEdit.spec.ts':
    'One case fills in the whole form, through a reload and an outage.',
  'packages/app/e2e/hosted/avatars.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/badAnswers.spec.ts':
    'Twelve calls, each with five unreadable responses in turn, most of them in a reopened page.',
  'packages/app/e2e/hosted/browser.spec.ts':
    'It reloads, opens a second tab and signs in by keyboard.',
  'packages/app/e2e/hosted/dashboard.spec.ts':
    'Many cases, each with its own server; one waits for two polls of 5 s.',
  'packages/app/e2e/hosted/externalLinks.spec.ts':
    'It opens twelve screens, and waits for each to load completely.',
  'packages/app/e2e/hosted/hostedPolicy.spec.ts': 'It opens every screen under the policy.',
  'packages/app/e2e/hosted/journey.spec.ts':
    'It goes from registration to the finished film, and signs out.',
  'packages/app/e2e/hosted/libraries.spec.ts':
    'Its three cases are whole visits: writing, copying and deleting; templates; a reload.',
  'packages/app/e2e/hosted/movedOn.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/otherUser.spec.ts': 'Two users, one after the other, in two tabs each.',
  'packages/app/e2e/hosted/outage.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/refresh.spec.ts':
    'One case signs in again after each of eight refusals, which takes 35 s.',
  'packages/app/e2e/hosted/returnTo.spec.ts':
    'It signs in with the form once for each of fourteen hostile return addresses.',
  'packages/app/e2e/hosted/signOut.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/slowAnswers.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/storage.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/tabs.spec.ts':
    'It opens up to eight tabs, and waits for the actions of all of them.',
  'packages/app/e2e/hosted/wizardFailures.spec.ts':
    'It goes through the wizard from step to step, each with a call that fails and recovers.',
  'packages/app/e2e/hosted/wizardWaits.spec.ts': OPENINGS,
  'packages/app/e2e/accessibility.spec.ts': 'It scans every screen in both themes, and at 320 px.',
  'packages/app/e2e/aiEdit.spec.ts': FILM,
  'packages/app/e2e/aiEditLipSync.spec.ts': FILM,
  'packages/app/e2e/commandLine.spec.ts':
    'It makes four films and their parts from the command line, each with its own browser.',
  'packages/app/e2e/badLuck.spec.ts':
    'It renders five films: one word, two in tabs that close half-way, two around a full disk.',
  'packages/app/e2e/databases.spec.ts':
    'Each case keeps a database open in a second tab, and then opens the app.',
  'packages/app/e2e/demoFilms.spec.ts': 'It plays, downloads and edits the films of an account.',
  'packages/app/e2e/firstFilm.spec.ts': FILM,
  'packages/app/e2e/firstPaint.spec.ts':
    'Each case opens the app again, signed in or not, and waits until everything has loaded.',
  'packages/app/e2e/firstVoice.spec.ts':
    'It goes through the wizard from three places, and synthesises a script.',
  'packages/app/e2e/formats.spec.ts': FILM,
  'packages/app/e2e/keyboard.spec.ts':
    'It goes from sign-in to a film key by key, with up to 80 presses between two controls.',
  'packages/app/e2e/keptWorkers.spec.ts': FILM,
  'packages/app/e2e/kills.spec.ts':
    'It kills browsers, each followed by the journey that recovers.',
  'packages/app/e2e/languages.spec.ts': FILM,
  'packages/app/e2e/layoutShift.spec.ts':
    'It opens 34 screens, and waits until each has loaded completely and stopped moving.',
  'packages/app/e2e/longVideo.spec.ts': FILM,
  'packages/app/e2e/looks.spec.ts': FILM,
  'packages/app/e2e/makeAvatar.spec.ts': FILM,
  'packages/app/e2e/newVersions.spec.ts':
    'Each case installs a version with its service worker, then another, and releases the first.',
  'packages/app/e2e/newcomer.spec.ts': FILM,
  'packages/app/e2e/offline.spec.ts':
    'Each case waits until the service worker has cached the app, and opens it offline.',
  'packages/app/e2e/ownTakes.spec.ts':
    'It records sentences from a microphone in real time, and reads seven kinds of files.',
  'packages/app/e2e/ownVoice.spec.ts':
    'It records sentences from a microphone in real time, then renders a film with them.',
  'packages/app/e2e/playable.spec.ts': FILM,
  'packages/app/e2e/policy.spec.ts': 'It opens every screen under the policy.',
  'packages/app/e2e/presenters.spec.ts': FILM,
  'packages/app/e2e/renderKills.spec.ts':
    'It kills the render of a three-minute film twice, then renders it to the end.',
  'packages/app/e2e/resume.spec.ts':
    'One film of a minute and a half through its whole life: killed, changed, made in another profile.',
  'packages/app/e2e/reloads.spec.ts':
    'It reloads the wizard at each step, and once in the middle of its film.',
  'packages/app/e2e/segments.spec.ts': FILM,
  'packages/app/e2e/speaking.spec.ts':
    'It synthesises a script, again after a change, and watches the presenter for seconds.',
  'packages/app/e2e/firefox/pictures.spec.ts':
    'Firefox draws one film three times, and Chromium once.',
  'examples/rendering-at-scale/kubernetes/pods.scale.ts':
    'Five pods, one after the other, each with its own browser.',
  'examples/rendering-at-scale/queue/queue.scale.ts':
    'Twenty one-minute films, through five kills.',
  'packages/app/e2e/videosFromTable.spec.ts': FILM,
  'packages/app/e2e/voicePacks.spec.ts':
    'It makes a pack of 26 MB, loads it, and renders a film with its voice.',
  'mocks/generators/scripts/writeScript.test.ts':
    'It compiles a grammar checker of 16 MB, which takes six times as long beside a build.',
  'packages/api-client/src/session/interleavings.test.ts':
    'It plays hundreds of random orders of calls, which take five times as long beside a build.',
  'packages/studio/src/alignment/alignment.test.ts': SPOKEN,
  'packages/studio/src/speech/takes/takeWork.test.ts': SPOKEN,
};
