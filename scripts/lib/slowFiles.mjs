/** Seconds that a file of tests may take without a reason. */
export const SLOW = 20;

const SCREEN = 'A screen of many states: each story opens the app with a backend of its own.';
const FILM = 'It renders whole films, and judges each picture and sound.';
const SPOKEN = 'It has sentences spoken, and compares each with several voices.';
/** Of hosted end-to-end tests: a case takes 4 to 10 s where two files run side by side. */
const OPENINGS = 'Many cases: each opens the built app in a new browser, with a server of its own.';

/**
 * The files that may take longer, and why. `npm run check:times` names the others.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SLOW_FILES = {
  'packages/app/src/screens/AiEdit/AiEditScreen.stories.tsx': SCREEN,
  'packages/app/src/screens/Avatars/AvatarsScreen.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/avatar/AvatarStep.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/recording/RecordingRoomScreen.stories.tsx':
    'Each of its stories opens the room, and some record with a microphone that takes its time.',
  'packages/app/src/screens/CreateVideo/script/ScriptStep.stories.tsx': SCREEN,
  'packages/app/src/screens/CreateVideo/voice/VoiceStep.stories.tsx': SCREEN,
  'packages/app/src/screens/MyVideos/MyVideosScreen.stories.tsx': SCREEN,
  'packages/app/src/screens/Scripts/ScriptsScreen.stories.tsx': SCREEN,
  'packages/app/e2e/hosted/aiEdit.spec.ts':
    'One case is the whole form, through a reload and an outage.',
  'packages/app/e2e/hosted/avatars.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/badAnswers.spec.ts':
    'Twelve calls, each met by five unreadable answers in turn, most of them in a page opened again.',
  'packages/app/e2e/hosted/browser.spec.ts': 'It reloads, opens a second tab and signs in by keys.',
  'packages/app/e2e/hosted/dashboard.spec.ts':
    'Many cases, each with a server of its own; one waits for two polls of 5 s.',
  'packages/app/e2e/hosted/externalLinks.spec.ts':
    'It opens twelve screens, and waits for each to be whole.',
  'packages/app/e2e/hosted/hostedPolicy.spec.ts': 'It opens every screen under the policy.',
  'packages/app/e2e/hosted/journey.spec.ts':
    'It goes from the registration to the film and out again.',
  'packages/app/e2e/hosted/libraries.spec.ts':
    'Its three cases are whole visits: writing, copying and deleting; templates; a reload.',
  'packages/app/e2e/hosted/movedOn.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/otherUser.spec.ts': 'Two users, one after the other, in two tabs each.',
  'packages/app/e2e/hosted/outage.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/refresh.spec.ts':
    'One case signs in again after each of eight refusals, which takes it 35 s.',
  'packages/app/e2e/hosted/returnTo.spec.ts':
    'It signs in by the form once for each of fourteen hostile ways back.',
  'packages/app/e2e/hosted/signOut.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/slowAnswers.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/storage.spec.ts': OPENINGS,
  'packages/app/e2e/hosted/tabs.spec.ts':
    'It opens up to eight tabs, and waits for what all of them do.',
  'packages/app/e2e/hosted/wizardFailures.spec.ts':
    'It goes through the wizard from step to step, each with a call that fails and recovers.',
  'packages/app/e2e/hosted/wizardWaits.spec.ts': OPENINGS,
  'packages/app/e2e/accessibility.spec.ts': 'It scans every screen in both themes, and at 320 px.',
  'packages/app/e2e/aiEdit.spec.ts': FILM,
  'packages/app/e2e/aiEditLipSync.spec.ts': FILM,
  'packages/app/e2e/commandLine.spec.ts':
    'It makes four films and their parts by commands, each with a browser of its own.',
  'packages/app/e2e/badLuck.spec.ts':
    'It renders five films: one word, two tabs that end half-way, and two around a full disk.',
  'packages/app/e2e/databases.spec.ts':
    'Each case holds a database in a second tab, and opens the app behind it.',
  'packages/app/e2e/demoFilms.spec.ts': 'It plays, downloads and edits the films of an account.',
  'packages/app/e2e/firstFilm.spec.ts': FILM,
  'packages/app/e2e/firstPaint.spec.ts':
    'It opens the app anew in each case, signed in or not, and waits until all is fetched.',
  'packages/app/e2e/firstVoice.spec.ts':
    'It goes through the wizard from three places, and has a script spoken.',
  'packages/app/e2e/formats.spec.ts': FILM,
  'packages/app/e2e/keyboard.spec.ts':
    'It goes from the sign-in to a film by single keys, up to 80 from one control to the next.',
  'packages/app/e2e/keptWorkers.spec.ts': FILM,
  'packages/app/e2e/kills.spec.ts': 'It ends browsers, each followed by the journey that recovers.',
  'packages/app/e2e/languages.spec.ts': FILM,
  'packages/app/e2e/layoutShift.spec.ts':
    'It opens 34 screens, and waits until each has loaded everything and is still.',
  'packages/app/e2e/longVideo.spec.ts': FILM,
  'packages/app/e2e/looks.spec.ts': FILM,
  'packages/app/e2e/makeAvatar.spec.ts': FILM,
  'packages/app/e2e/newVersions.spec.ts':
    'Each case installs a version with its worker, then another one, and lets the first one go.',
  'packages/app/e2e/newcomer.spec.ts': FILM,
  'packages/app/e2e/offline.spec.ts':
    'Each case waits until the worker has stored the app, and opens it without a network.',
  'packages/app/e2e/ownTakes.spec.ts':
    'Sentences are said into a microphone in their own time, and seven kinds of files are read.',
  'packages/app/e2e/ownVoice.spec.ts':
    'Sentences are said into a microphone in their own time, then spoken by a film.',
  'packages/app/e2e/playable.spec.ts': FILM,
  'packages/app/e2e/policy.spec.ts': 'It opens every screen under the policy.',
  'packages/app/e2e/presenters.spec.ts': FILM,
  'packages/app/e2e/renderKills.spec.ts':
    'It ends a film of three minutes twice, and renders it to its end.',
  'packages/app/e2e/resume.spec.ts':
    'One film of a minute and a half through its whole life: killed, changed, made again elsewhere.',
  'packages/app/e2e/reloads.spec.ts': 'It reloads the wizard at each step, and once amid its film.',
  'packages/app/e2e/segments.spec.ts': FILM,
  'packages/app/e2e/speaking.spec.ts':
    'It has a script spoken, and again after a change, and watches the presenter for seconds.',
  'packages/app/e2e/firefox/pictures.spec.ts':
    'Firefox draws one film three times over, and Chromium once.',
  'examples/rendering-at-scale/kubernetes/pods.scale.ts':
    'Five pods, one after the other, each with a browser of its own.',
  'examples/rendering-at-scale/queue/queue.scale.ts':
    'Twenty films of a minute, through five kills.',
  'packages/app/e2e/videosFromTable.spec.ts': FILM,
  'packages/app/e2e/voicePacks.spec.ts':
    'It makes a pack of 26 MB, loads it, and renders a film with its voice.',
  'packages/studio/src/alignment/alignment.test.ts': SPOKEN,
  'packages/studio/src/speech/takes/takeWork.test.ts': SPOKEN,
};
