import { PROJECT_STATUSES } from '@lectern/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREATE_STEPS } from '../../../../paths.ts';
import { draftOf } from '../draftStore.ts';
import { EMPTY_JOURNEY, scriptMark } from '../journey.ts';
import type { Entry, WizardEffect, WizardEvent } from './events.ts';
import { initialState, isReader, type WizardState } from './state.ts';
import { wizardMachine } from './wizardMachine.ts';

const id = fc.constantFrom('a', 'b');
const script = fc.constantFrom('', 'One.', 'Two words.');
const attempt = fc.integer({ min: 1, max: 4 });
const isHere = fc.boolean();
const isNoRoom = fc.boolean();
const of = <Type extends string>(type: Type) => fc.constant(type);
const render = fc.record({
  status: fc.constantFrom(...PROJECT_STATUSES),
  videoId: fc.option(id),
  videoUrl: fc.option(id),
});
const draft = script.map((text) => ({
  ...draftOf({ ...EMPTY_JOURNEY, script: text }, { isUnsent: true, takenVisits: [] }),
  writer: 'another tab',
}));
const entry: fc.Arbitrary<Entry> = fc.record({
  key: id,
  step: fc.constantFrom(...CREATE_STEPS, null),
  search: fc.constantFrom('', '?avatar=a', '?script=a'),
  visit: fc.constantFrom(null, '?avatar=a#1', '?avatar=a#2', '?script=a#3', '?script=a#4'),
  scriptId: fc.option(id, { freq: 8 }),
  avatarId: fc.option(id),
  hasTemplate: fc.boolean(),
});

/** Any event in any order: responses may arrive late, twice, or without a request. */
const anyEvent: fc.Arbitrary<WizardEvent> = fc.oneof(
  fc.record({ type: of('scriptChanged'), script }),
  fc.record({ type: of('scriptChanged'), script }),
  fc.record({ type: of('promptChanged'), prompt: script }),
  fc.record({ type: of('scriptAccepted') }),
  fc.record({ type: of('presenterFound'), attempt, avatarId: id }),
  fc.record({ type: of('voiceChosen'), voiceId: id }),
  fc.record({ type: of('takesRead'), takes: id }),
  fc.record({ type: of('avatarChosen'), avatarId: id }),
  fc.record({
    type: of('settingsChanged'),
    changes: fc.record({ speed: fc.constantFrom(1, 1.25) }),
  }),
  fc.record({ type: of('audioAsked'), isOffered: fc.boolean() }),
  fc.record({ type: of('audioCancelled') }),
  fc.record({
    type: of('audioSpoken'),
    attempt,
    url: id,
    script,
    voiceId: id,
    speed: fc.constant(1),
    isHere,
  }),
  fc.record({ type: of('audioFailed'), attempt, message: fc.option(id), isNoRoom }),
  fc.record({ type: of('renderAsked'), isOffered: fc.boolean() }),
  fc.record({ type: of('renderStarted'), attempt, videoId: id, isHere }),
  fc.record({ type: of('renderRefused'), attempt, message: id, isNoRoom, isHere }),
  fc.record({ type: of('cancelAsked') }),
  fc.record({ type: of('cancelAnswered'), attempt, render, isHere }),
  fc.record({ type: of('cancelFailed'), attempt }),
  fc.record({
    type: of('renderTold'),
    kind: fc.constantFrom('rendering' as const, 'cancelled' as const),
  }),
  fc.record({ type: of('renderTold'), kind: of('failed'), kept: fc.option(render) }),
  fc.record({ type: of('renderTold'), kind: of('completed'), videoUrl: id }),
  fc.record({ type: of('projectSeen'), projectId: id, render }),
  fc.record({ type: of('foundTaken') }),
  fc.record({ type: of('looked') }),
  fc.record({ type: of('arrived'), entry }),
  fc.record({ type: of('arrived'), entry }),
  fc.record({ type: of('stepLeft') }),
  fc.record({
    type: of('holderChanged'),
    holder: fc.constantFrom('here' as const, 'elsewhere' as const, 'asking' as const),
  }),
  fc.record({ type: of('theirsFound'), draft }),
  fc.record({ type: of('sendDue'), part: fc.constantFrom('script' as const, 'settings' as const) }),
  fc.record({ type: of('projectCreated'), projectId: id, status: of('init') }),
  fc.record({ type: of('written'), parts: fc.record({ script }) }),
  fc.record({ type: of('restartAsked') }),
  fc.record({ type: of('opened'), inheritsDraft: fc.boolean() }),
  fc.record({ type: of('left') }),
);

const OPEN: WizardEvent = { type: 'opened', inheritsDraft: false };

/** A journey with everything that a render needs, with its user on the avatar step. */
const READY: readonly WizardEvent[] = [
  OPEN,
  { type: 'scriptChanged', script: 'One.' },
  { type: 'projectCreated', projectId: 'a', status: 'init' },
  { type: 'voiceChosen', voiceId: 'a' },
  at('voice'),
  { type: 'audioAsked', isOffered: true },
  {
    type: 'audioSpoken',
    attempt: 1,
    url: 'u',
    script: 'One.',
    voiceId: 'a',
    speed: 1,
    isHere: true,
  },
  { type: 'stepLeft' },
  at('avatar'),
  { type: 'avatarChosen', avatarId: 'a' },
];

function at(step: Entry['step']): WizardEvent {
  const none = { search: '', visit: null, scriptId: null, avatarId: null, hasTemplate: false };
  return { type: 'arrived', entry: { key: step ?? '', step, ...none } };
}

interface Told {
  event: WizardEvent;
  before: WizardState;
  state: WizardState;
  effects: readonly WizardEffect[];
}

/** Returns every transition of a run. */
function run(events: readonly WizardEvent[], start = initialState(null, null)): Told[] {
  const told: Told[] = [];
  let state = start;
  for (const event of events) {
    const before = state;
    const step = wizardMachine(before, event);
    ({ state } = step);
    told.push({ event, before, state, effects: step.effects });
  }
  return told;
}

const ASK: WizardEvent = { type: 'renderAsked', isOffered: true };
const SPEAK: WizardEvent = { type: 'audioAsked', isOffered: true };

/** Any run from an empty journey, a ready one, or one that waits for a response. */
const anyRun = fc
  .tuple(
    fc.constantFrom([OPEN], READY, [...READY, ASK], [...READY.slice(0, 5), SPEAK]),
    fc.array(anyEvent, { maxLength: 40 }),
  )
  .map(([start, events]) => run([...start, ...events]));

const RUNS = 1_000;
let runs: readonly Told[][] | undefined;

/** Checks a thousand runs, which are the same for each rule; a failure is told by its shortest run. */
function always(check: (told: readonly Told[]) => void): void {
  runs ??= fc.sample(anyRun, RUNS);
  try {
    for (const told of runs) check(told);
  } catch {
    fc.assert(fc.property(anyRun, check), { numRuns: RUNS });
    throw new Error('A rule fails for a run, but not for the same run a second time.');
  }
}

const effectsOf = <Type extends WizardEffect['type']>(told: readonly Told[], type: Type) =>
  told.flatMap(({ effects }) =>
    effects.filter(
      (effect): effect is Extract<WizardEffect, { type: Type }> => effect.type === type,
    ),
  );

describe('the name of a new project', () => {
  const named = (effects: readonly WizardEffect[]) =>
    effects.filter(({ type }) => type === 'nameProject');
  const created: WizardEvent = { type: 'projectCreated', projectId: 'a', status: 'init' };
  const state = initialState(null, null);
  const prompted = wizardMachine(state, { type: 'promptChanged', prompt: 'wash hands' }).state;

  it('comes from its prompt', () => {
    expect(named(wizardMachine(prompted, created).effects)).toEqual([
      { type: 'nameProject', projectId: 'a', name: 'Wash hands' },
    ]);
  });

  it('is given to a text that was put away before it had a project, and nothing else changes', () => {
    const { state: away } = wizardMachine(prompted, { type: 'restartAsked' });
    const step = wizardMachine(away, created);
    expect(step.state).toBe(away);
    expect(step.effects).toEqual([{ type: 'nameProject', projectId: 'a', name: 'Wash hands' }]);
  });

  it('waits for text if there is none yet', () => {
    const { state: bare, effects } = wizardMachine(state, created);
    expect(named(effects)).toEqual([]);
    const written = wizardMachine(bare, { type: 'scriptChanged', script: 'Hello there. Sit.' });
    expect(named(written.effects)).toEqual([]);
    expect(named(wizardMachine(written.state, { type: 'scriptAccepted' }).effects)).toEqual([
      { type: 'nameProject', projectId: 'a', name: 'Hello there' },
    ]);
  });
});

describe('wizardMachine', () => {
  it('is pure: an event mutates neither the state nor itself', () => {
    always((told) => {
      const [last] = told.slice(-1);
      if (!last) return;
      const copy = structuredClone({ before: last.before, event: last.event });
      wizardMachine(last.before, last.event);
      expect({ before: last.before, event: last.event }).toEqual(copy);
    });
  });

  it('loses no typed word, whatever the order of events', () => {
    always((told) => {
      for (const { event, before, state } of told) {
        const isReplaced = event.type === 'theirsFound' || event.type === 'projectReread';
        if (isReplaced) continue;
        const isTyped = event.type === 'scriptChanged' && !isReader(before);
        expect(state.journey.script).toBe(isTyped ? event.script : before.journey.script);
      }
    });
  });

  it('passes every typed word to the draft at once, and to the server after a while', () => {
    always((told) => {
      for (const { event, before, state, effects } of told) {
        if (event.type !== 'scriptChanged' || state.journey === before.journey) continue;
        if (!state.isOpen || state.isAbandoned) continue;
        const kept = effects.find((effect) => effect.type === 'keepDraft');
        expect(kept?.draft?.script ?? '').toBe(event.script);
        const isNews = event.script !== state.sent.script && event.script !== '';
        if (isNews) expect(effects).toContainEqual({ type: 'sendLater', part: 'script' });
      }
    });
  });

  it('keeps no draft of a journey that was abandoned, left, or is edited in another tab', () => {
    always((told) => {
      for (const { event, state, effects } of told) {
        if (event.type === 'opened') continue;
        if (state.isOpen && !state.isAbandoned && !isReader(state)) continue;
        expect(effects.filter(({ type }) => type === 'keepDraft')).toEqual([]);
      }
    });
  });

  it('keeps a journey that is being edited whenever an address that it has answered comes again', () => {
    always((told) => {
      for (const { event, before, state } of told) {
        if (event.type !== 'arrived' || event.entry.step === null) continue;
        const { visit } = event.entry;
        if (visit !== null && !before.takenVisits.includes(visit)) continue;
        expect(state.isAbandoned).toBe(before.isAbandoned);
        expect(state.journey).toBe(before.journey);
      }
    });
  });

  it('sends the script of a user who leaves before it is due', () => {
    const [last] = run([OPEN, { type: 'scriptChanged', script: 'One.' }, { type: 'left' }]).slice(
      -1,
    );
    expect(last?.effects).toContainEqual({
      type: 'patch',
      changes: { script: 'One.' },
      proves: { script: 'One.' },
    });
  });

  it.each(['speech', 'render'] as const)('never runs two requests for %s at once', (work) => {
    const begins = work === 'speech' ? 'speak' : 'startRender';
    always((told) => {
      for (const { before, state, effects } of told) {
        if (!effects.some(({ type }) => type === begins)) continue;
        expect(before[work].task).toBeNull();
        expect(state[work].task).not.toBeNull();
      }
    });
  });

  it('starts no effect twice: every request has its own attempt', () => {
    always((told) => {
      const attempts = (['speak', 'startRender', 'cancelRender'] as const).flatMap((type) =>
        effectsOf(told, type).map((effect) => effect.attempt),
      );
      expect(new Set(attempts).size).toBe(attempts.length);
    });
  });

  it('stops speech that it abandons', () => {
    always((told) => {
      for (const { event, before, state, effects } of told) {
        if (!before.speech.task || state.speech.task) continue;
        const isAnswer = event.type === 'audioSpoken' || event.type === 'audioFailed';
        expect(effects.some(({ type }) => type === 'stopSpeaking')).toBe(!isAnswer);
      }
    });
  });

  it('never navigates a user who has left: the visit is the one of the request', () => {
    always((told) => {
      for (const { event, before, effects } of told) {
        if (!effects.some(({ type }) => type === 'moveOn')) continue;
        // Triggered by a press.
        if (event.type === 'foundTaken') continue;
        expect(event).toHaveProperty('isHere', true);
        const tasks = [before.speech.task, before.render.task, before.cancel];
        const asked = tasks.find((task) => 'attempt' in event && task?.attempt === event.attempt);
        expect(asked?.visit).toBe(before.visit);
        expect(before.place).not.toBeNull();
      }
    });
  });

  it('ignores edits in a read-only tab', () => {
    const events = [OPEN, { type: 'holderChanged', holder: 'elsewhere' } as const];
    fc.assert(
      fc.property(anyEvent, (event) => {
        const [last] = run([...events, event]).slice(-1);
        fc.pre(event.type === 'scriptChanged' || event.type === 'voiceChosen');
        expect(last?.state.journey).toBe(last?.before.journey);
        expect(last?.effects).toEqual([]);
      }),
    );
  });
});

describe('a render', () => {
  it('is announced to a user who has left, without navigating', () => {
    const told = run([
      ...READY,
      ASK,
      { type: 'stepLeft' },
      { type: 'renderStarted', attempt: 2, videoId: 'v', isHere: true },
    ]);
    expect(effectsOf(told.slice(-1), 'moveOn')).toEqual([]);
    expect(effectsOf(told.slice(-1), 'tell')).toEqual([
      { type: 'tell', notice: { kind: 'renderStarted', projectId: 'a' } },
    ]);
  });

  it('navigates a user who has stayed', () => {
    const told = run([
      ...READY,
      ASK,
      { type: 'renderStarted', attempt: 2, videoId: 'v', isHere: true },
    ]);
    expect(effectsOf(told.slice(-1), 'moveOn')).toEqual([
      { type: 'moveOn', to: 'processing', replace: false },
    ]);
    expect(told.at(-1)?.state.journey).toMatchObject({ videoId: 'v', status: 'video_processing' });
  });

  it('finished on another device is applied at once, so that no edit hides it', () => {
    const seen = { status: 'completed', videoId: 'x', videoUrl: 'u' } as const;
    const told = run([...READY, { type: 'projectSeen', projectId: 'a', render: seen }]);
    expect(told.at(-1)?.state).toMatchObject({ journey: seen, found: seen });
  });

  it('first sends settings that the server has not accepted yet', () => {
    const changes = { aspect: '9:16' } as const;
    const told = run([...READY, { type: 'settingsChanged', changes }, ASK]);
    expect(told.at(-1)?.effects).toMatchObject([
      { type: 'patch', changes: { settings: changes } },
      { type: 'startRender' },
    ]);
  });

  it('is not requested again while it starts, whatever else is pressed', () => {
    const told = run([...READY, ASK, ASK, { type: 'stepLeft' }, at('avatar'), ASK]);
    expect(effectsOf(told, 'startRender')).toHaveLength(1);
  });
});

describe('an AI edit', () => {
  const FILM = { status: 'completed', videoId: 'film', videoUrl: 'u' } as const;
  const journey = {
    ...EMPTY_JOURNEY,
    projectId: 'a',
    script: 'One.',
    status: 'video_processing',
    videoId: 'edit',
  } as const;
  const opened: WizardState = { ...initialState(null, null), isOpen: true, journey };
  const follow = (...events: readonly WizardEvent[]) => run([at('processing'), ...events], opened);
  const answer = (videoId: string): WizardEvent => ({
    type: 'cancelAnswered',
    attempt: 1,
    render: { ...FILM, videoId },
    isHere: true,
  });

  // Specification: effects.15
  it('that is cancelled leads to the earlier video', () => {
    const [last] = follow({ type: 'cancelAsked' }, answer('film')).slice(-1);
    expect(last?.state.journey).toEqual({ ...journey, ...FILM });
    expect(last?.effects).toContainEqual({ type: 'moveOn', to: 'preview', replace: true });
    expect(last?.effects).toContainEqual({
      type: 'tell',
      notice: { kind: 'renderCancelled', isVideoKept: true },
    });
  });

  it('that is finished before it could be stopped stays where it is, with its video', () => {
    const [last] = follow({ type: 'cancelAsked' }, answer('edit')).slice(-1);
    expect(last?.state.journey).toEqual({ ...journey, ...FILM, videoId: 'edit' });
    expect(effectsOf(follow({ type: 'cancelAsked' }, answer('edit')), 'moveOn')).toEqual([]);
    expect(last?.effects.some(({ type }) => type === 'tell')).toBe(false);
  });

  it('that another tab has cancelled is only read, and leads there quietly', () => {
    const told = follow({ type: 'renderTold', kind: 'cancelled' }, answer('film'));
    expect(effectsOf(told, 'cancelRender')).toEqual([
      { type: 'cancelRender', attempt: 1, projectId: 'a', isQuiet: true },
    ]);
    expect(effectsOf(told, 'moveOn')).toEqual([{ type: 'moveOn', to: 'preview', replace: true }]);
    expect(effectsOf(told, 'tell')).toEqual([]);
    expect(told.at(-1)?.state.journey).toMatchObject(FILM);
  });

  it('that another tab has cancelled for another render leads to that one', () => {
    const render = { status: 'video_processing', videoId: 'next', videoUrl: null } as const;
    const told = follow(
      { type: 'renderTold', kind: 'cancelled' },
      { type: 'cancelAnswered', attempt: 1, render, isHere: true },
    );
    expect(told.at(-1)?.state).toMatchObject({
      endedRender: null,
      cancel: null,
      journey: { ...journey, ...render },
    });
    expect(effectsOf(told, 'moveOn')).toEqual([]);
  });

  it('that failed is shown until the user leaves, with the journey back at the earlier video', () => {
    const told = follow(
      { type: 'renderTold', kind: 'failed', kept: null },
      { type: 'renderTold', kind: 'failed', kept: FILM },
      // Nothing that the step still shows concerns the earlier video.
      { type: 'renderTold', kind: 'failed', kept: null },
    );
    expect(told.at(-1)?.state).toMatchObject({
      endedRender: 'edit',
      journey: { ...journey, ...FILM },
    });
    expect(effectsOf(told, 'moveOn')).toEqual([]);
    expect(effectsOf(told, 'refresh')).toEqual([{ type: 'refresh', resources: ['projects'] }]);
    const left = run([{ type: 'stepLeft' }], told.at(-1)?.state);
    expect(left.at(-1)?.state).toMatchObject({ endedRender: null, journey: FILM });
  });
});

describe('a URL', () => {
  const spoken = { url: 'u', scriptMark: scriptMark('One.'), voiceId: 'a', speed: 1 };
  const finished: WizardState = {
    ...initialState(null, null),
    isOpen: true,
    journey: {
      ...EMPTY_JOURNEY,
      projectId: 'a',
      script: 'One.',
      audio: spoken,
      status: 'completed',
      videoUrl: 'u',
    },
  };

  it('of the wizard itself starts a new journey once the old one is over', () => {
    const { state, effects } = wizardMachine(finished, at(null));
    expect(state.isAbandoned).toBe(true);
    expect(effects).toContainEqual({ type: 'restart' });
    expect(wizardMachine(finished, at('preview')).state.isAbandoned).toBe(false);
  });

  it('restarts once, however often it is visited', () => {
    const once = wizardMachine(finished, at(null)).state;
    expect(wizardMachine(once, at(null)).effects).toEqual([]);
  });

  it('of the voice step creates the project that a voice needs, but not without a script', () => {
    const told = run([OPEN, at('voice')]);
    expect(effectsOf(told, 'ensureProject')).toEqual([]);
    const worded = run([OPEN, { type: 'scriptChanged', script: 'One.' }, at('voice')]);
    expect(effectsOf(worded, 'ensureProject')).toHaveLength(1);
  });
});
