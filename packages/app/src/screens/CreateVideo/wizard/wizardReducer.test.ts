import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actions, journeys } from './journey.arbitrary.ts';
import { EMPTY_JOURNEY, isAudioCurrent, isRendering, type Journey } from './journey.ts';
import { type WizardAction, wizardReducer } from './wizardReducer.ts';

const run = (list: readonly WizardAction[], start: Journey = EMPTY_JOURNEY) =>
  list.reduce(wizardReducer, start);

/** The journey of a script with audio and an avatar. */
const READY: readonly WizardAction[] = [
  { type: 'projectCreated', projectId: 'p', status: 'init' },
  { type: 'scriptChanged', script: 'Hello.' },
  { type: 'scriptAccepted' },
  { type: 'voiceChosen', voiceId: 'v' },
  { type: 'audioSpoken', url: 'blob:a', script: 'Hello.', voiceId: 'v', speed: 1 },
  { type: 'avatarChosen', avatarId: 'a' },
];

describe('wizardReducer', () => {
  // Specification: states.8, states.16
  it('goes through the specification’s statuses in order', () => {
    const statuses = READY.map((_, index) => run(READY.slice(0, index + 1)).status);
    expect(statuses).toEqual([
      'init',
      'init',
      'script_created',
      'script_created',
      'voice_selected',
      'avatar_selected',
    ]);
  });

  // Specification: wizard-more.24
  it('adopts a render that was found, and keeps the parts that it was made from', () => {
    const before = run(READY);
    const render = { status: 'completed', videoId: 'x', videoUrl: 'blob:x' } as const;
    const after = wizardReducer(before, { type: 'renderFound', render });
    expect(after).toEqual({ ...before, ...render });
    expect(isAudioCurrent(after)).toBe(true);
    // A server returns the whole project, whose text may be older than the text here.
    const project = { ...render, script: 'Older.', voiceId: 'w', settings: {} };
    expect(wizardReducer(before, { type: 'renderFound', render: project })).toEqual(after);
  });

  it('keeps the source of an edited script, and clears it for a stored or imported one', () => {
    const source = { by: 'browser', prompt: 'A film about bread' } as const;
    const written = run([{ type: 'scriptChanged', script: 'Bread.', scriptId: null, source }]);
    expect(written.source).toEqual(source);
    const change = (scriptId?: string | null) =>
      wizardReducer(written, {
        type: 'scriptChanged',
        script: 'Rye bread.',
        ...(scriptId !== undefined && { scriptId }),
      }).source;
    expect(change()).toEqual(source);
    expect(change('stored')).toBeNull();
    expect(change(null)).toBeNull();
  });

  it('is pure: neither the journey nor the action is changed', () => {
    fc.assert(
      fc.property(journeys, actions, (journey, action) => {
        const before = structuredClone({ journey, action });
        wizardReducer(journey, action);
        expect({ journey, action }).toEqual(before);
      }),
    );
  });

  it('never loses a script except to a new one or by starting over', () => {
    fc.assert(
      fc.property(journeys, actions, (journey, action) => {
        const { script } = wizardReducer(journey, action);
        if (action.type === 'scriptChanged') expect(script).toBe(action.script);
        else if (action.type === 'restarted') expect(script).toBe('');
        else expect(script).toBe(journey.script);
      }),
    );
  });

  it('treats audio as current only for the script and voice that it was made from', () => {
    fc.assert(
      fc.property(journeys, fc.array(actions, { maxLength: 20 }), (start, all) => {
        // Takes of the user's own voice have their own rule.
        const list = all.filter(({ type }) => type !== 'takesRead');
        const journey = run(list, start);
        const spoken = list.findLast(
          (action) => action.type === 'audioSpoken' || action.type === 'restarted',
        );
        if (spoken?.type !== 'audioSpoken') return;
        expect(isAudioCurrent(journey)).toBe(
          spoken.voiceId === journey.voiceId && spoken.script.trim() === journey.script.trim(),
        );
      }),
    );
  });

  it('never hides a running or finished video behind work on its draft', () => {
    const DRAFT_WORK = [
      'projectCreated',
      'scriptAccepted',
      'voiceChosen',
      'audioSpoken',
      'avatarChosen',
    ];
    fc.assert(
      fc.property(journeys, actions, (journey, action) => {
        fc.pre(DRAFT_WORK.includes(action.type));
        const next = wizardReducer(journey, action);
        expect(next.videoUrl).toBe(journey.videoUrl);
        if (isRendering(journey) || journey.status === 'completed') {
          expect(next.status).toBe(journey.status);
        }
      }),
    );
  });

  it('resets the status when the voice changes after the audio, and restores it with the voice', () => {
    const changed = wizardReducer(run(READY), { type: 'voiceChosen', voiceId: 'w' });
    expect(changed.status).toBe('script_created');
    expect(changed.audio).not.toBeNull();
    const back = wizardReducer(changed, { type: 'voiceChosen', voiceId: 'v' });
    expect(back.status).toBe('avatar_selected');
  });

  it('treats audio in another language as out of date until the language is restored', () => {
    const set = (language: string | null) =>
      ({ type: 'settingsChanged', changes: { language } }) as const;
    const spoken = run(READY);
    expect(isAudioCurrent(spoken)).toBe(true);
    const changed = wizardReducer(spoken, set('es'));
    expect(isAudioCurrent(changed)).toBe(false);
    expect(changed.status).toBe('script_created');
    const { url, voiceId, speed } = spoken.audio ?? { url: '', voiceId: '', speed: 1 };
    const again = { type: 'audioSpoken', url, voiceId, speed, script: spoken.script } as const;
    expect(isAudioCurrent(wizardReducer(changed, again))).toBe(true);
    expect(isAudioCurrent(wizardReducer(changed, set(null)))).toBe(true);
  });

  it('treats audio from other takes of the own voice as out of date until the takes are restored', () => {
    const read = (takes: string) => ({ type: 'takesRead', takes }) as const;
    const restored = run(READY);
    // Earlier audio is assumed to be made from the takes that are found.
    const found = wizardReducer(restored, read('1 2'));
    expect(isAudioCurrent(found)).toBe(true);
    const retaken = wizardReducer(found, read('1 3'));
    expect(isAudioCurrent(retaken)).toBe(false);
    expect(retaken.status).toBe('script_created');
    const back = wizardReducer(retaken, read('1 2'));
    expect(isAudioCurrent(back)).toBe(true);
    expect(back.status).toBe('avatar_selected');
    const { url, voiceId, speed } = restored.audio ?? { url: '', voiceId: '', speed: 1 };
    const spoken = { type: 'audioSpoken', url, voiceId, speed, script: restored.script } as const;
    expect(isAudioCurrent(wizardReducer(retaken, spoken))).toBe(true);
  });

  it('does not mistake an old video for the one being made', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        const next = wizardReducer(journey, { type: 'renderStarted', videoId: 'new' });
        expect(next).toMatchObject({ status: 'video_processing', videoId: 'new', videoUrl: null });
      }),
    );
  });

  // Specification: states.20
  it('starts over without anything from the last video', () => {
    fc.assert(
      fc.property(journeys, (journey) => {
        expect(wizardReducer(journey, { type: 'restarted' })).toEqual(EMPTY_JOURNEY);
      }),
    );
  });
});
