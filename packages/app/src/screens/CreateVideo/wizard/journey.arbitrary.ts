import { PROJECT_STATUSES } from '@lectern/api-client';
import fc from 'fast-check';
import { type Journey, scriptMark } from './journey.ts';
import type { WizardAction } from './wizardReducer.ts';

const id = fc.stringMatching(/^[a-z]{1,3}$/);
const url = id.map((name) => `blob:${name}`);
/** Few enough that the same scripts and voices recur. */
const scripts = fc.constantFrom('', '  ', 'One.', 'One. ', 'Two words.', 'Ünï ☕️');
const source = fc.record({
  by: fc.constantFrom('lectern' as const, 'browser' as const),
  prompt: fc.constantFrom('', 'Bees'),
});
const speed = fc.constantFrom(1, 1.25);
const status = fc.constantFrom(...PROJECT_STATUSES);

/** Any journey, sensible or not, because a server may return anything. */
export const journeys: fc.Arbitrary<Journey> = fc.record({
  projectId: fc.option(id),
  status,
  prompt: fc.string({ maxLength: 8 }),
  script: scripts,
  scriptId: fc.option(id),
  source: fc.option(source),
  voiceId: fc.option(id),
  avatarId: fc.option(id),
  audio: fc.option(fc.record({ url, scriptMark: scripts.map(scriptMark), voiceId: id, speed })),
  videoId: fc.option(id),
  videoUrl: fc.option(url),
  settings: speed.map((value) => ({ speed: value })),
});

/** Anything a user or a server can do to a journey. */
export const actions: fc.Arbitrary<WizardAction> = fc.oneof(
  fc.record({ type: fc.constant('projectCreated' as const), projectId: id, status }),
  fc.record({ type: fc.constant('promptChanged' as const), prompt: fc.string({ maxLength: 8 }) }),
  fc.record({ type: fc.constant('scriptChanged' as const), script: scripts }),
  fc.record({
    type: fc.constant('scriptChanged' as const),
    script: scripts,
    scriptId: fc.option(id),
  }),
  fc.record({
    type: fc.constant('scriptChanged' as const),
    script: scripts,
    scriptId: fc.option(id),
    source,
  }),
  fc.constant({ type: 'scriptAccepted' as const }),
  fc.record({ type: fc.constant('voiceChosen' as const), voiceId: id }),
  fc.record({ type: fc.constant('takesRead' as const), takes: id }),
  fc.record({
    type: fc.constant('audioSpoken' as const),
    url,
    script: scripts,
    voiceId: id,
    speed,
  }),
  fc.record({
    type: fc.constant('settingsChanged' as const),
    changes: fc.record({ speed, colour: fc.constantFrom(null, 'clay' as const) }),
  }),
  fc.record({ type: fc.constant('avatarChosen' as const), avatarId: id }),
  fc.record({ type: fc.constant('renderStarted' as const), videoId: id }),
  fc.record({
    type: fc.constant('renderCancelled' as const),
    videoId: fc.option(id),
    videoUrl: fc.option(url),
  }),
  fc.constant({ type: 'renderFailed' as const }),
  fc.record({
    type: fc.constant('renderFound' as const),
    render: fc.record({ status, videoId: fc.option(id), videoUrl: fc.option(url) }),
  }),
  fc.record({ type: fc.constant('videoReady' as const), videoUrl: url }),
  fc.constant({ type: 'restarted' as const }),
);
