import { describe, expect, it } from 'vitest';
import { draftOf } from '../draftStore.ts';
import { EMPTY_JOURNEY } from '../journey.ts';
import type { WizardEvent } from './events.ts';
import { initialState, type WizardState } from './state.ts';
import { wizardMachine } from './wizardMachine.ts';

/** Returns the state after these events in an open wizard. */
function end(...events: readonly WizardEvent[]): WizardState {
  let state = wizardMachine(initialState(null, null), {
    type: 'opened',
    inheritsDraft: false,
  }).state;
  for (const event of events) ({ state } = wizardMachine(state, event));
  return state;
}

/** Arrives at the script step by a history entry whose query requests something. */
function visiting(search: string, entryKey: string): WizardEvent {
  const query = new URLSearchParams(search);
  const visit = `${search}#${entryKey}`;
  return {
    type: 'arrived',
    entry: {
      ...{ key: `/create/script ${visit}`, step: 'script', search, visit },
      ...{ scriptId: query.get('script'), avatarId: query.get('avatar') },
      hasTemplate: query.has('template'),
    },
  };
}

describe('an address that requests something', () => {
  const typed = (script: string): WizardEvent => ({ type: 'scriptChanged', script });
  const taken = (scriptId: string, visit: string): WizardEvent[] => [
    { type: 'scriptChanged', script: 'Stored.' },
    { type: 'scriptTaken', script: 'Stored.', scriptId, visit, presenter: null },
  ];
  const left: WizardEvent = { type: 'stepLeft' };

  it('keeps the text that was typed because its script could not be loaded', () => {
    const gone = visiting('?script=gone', '1');
    expect(end(gone, typed('Mine.'), left, gone)).toMatchObject({
      isAbandoned: false,
      journey: { script: 'Mine.' },
    });
  });

  it('keeps the text that was typed because its template could not be loaded', () => {
    const gone = visiting('?template=quick-tips', '1');
    const created: WizardEvent = { type: 'projectCreated', projectId: 'a', status: 'init' };
    expect(end(gone, typed('Mine.'), created, left, gone).isAbandoned).toBe(false);
  });

  it('is still unanswered if nothing was typed', () => {
    const state = end(visiting('?script=gone', '1'), { type: 'promptChanged', prompt: 'Hands' });
    expect(state.takenVisits).toEqual([]);
  });

  it('keeps the edited journey when Back returns to it after another address', () => {
    const script = visiting('?script=s', '1');
    const back = end(
      script,
      ...taken('s', '?script=s#1'),
      typed('Edited.'),
      left,
      visiting('?avatar=a', '2'),
      left,
      { type: 'avatarChosen', avatarId: 'b' },
      visiting('?template=quick-tips', '3'),
      {
        ...{ type: 'scriptTaken', script: 'Tips.', scriptId: null, presenter: null },
        visit: '?template=quick-tips#3',
      },
      left,
      visiting('?avatar=a', '2'),
      left,
      script,
    );
    expect(back).toMatchObject({ isAbandoned: false, journey: { script: 'Tips.', avatarId: 'b' } });
  });

  it('chooses the same presenter again when the user does', () => {
    const avatar = visiting('?avatar=a', '1');
    const other: WizardEvent = { type: 'avatarChosen', avatarId: 'b' };
    expect(end(avatar, other, left, avatar).journey.avatarId).toBe('b');
    expect(end(avatar, other, left, visiting('?avatar=a', '2')).journey.avatarId).toBe('a');
  });

  it('continues with the script that is being edited, and starts again from another text', () => {
    const script = [visiting('?script=s', '1'), ...taken('s', '?script=s#1'), typed('Edited.')];
    const again = visiting('?script=s', '2');
    expect(end(...script, left, again).isAbandoned).toBe(false);
    const imported: WizardEvent = { type: 'scriptChanged', script: 'File.', scriptId: null };
    expect(end(...script, imported, left, again).isAbandoned).toBe(true);
    expect(end(...script, left, again, imported, left, again).isAbandoned).toBe(false);
  });

  it('is known from drafts of earlier versions, which name its query alone', () => {
    const draft = draftOf(
      { ...EMPTY_JOURNEY, script: 'Mine.' },
      { isUnsent: true, takenVisits: ['?script=s'] },
    );
    const step = wizardMachine(initialState(null, draft), visiting('?script=s', '1'));
    expect(step.state.isAbandoned).toBe(false);
  });

  it('that another tab has answered is answered here', () => {
    const theirs = {
      ...draftOf(
        { ...EMPTY_JOURNEY, script: 'Theirs.' },
        { isUnsent: true, takenVisits: ['?script=s#1'] },
      ),
      writer: 'another tab',
    };
    const state = end({ type: 'theirsFound', draft: theirs }, visiting('?script=s', '1'));
    expect(state.isAbandoned).toBe(false);
  });
});
