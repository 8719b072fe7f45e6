import { describe, expect, it } from 'vitest';
import type { WizardEffect, WizardEvent } from './events.ts';
import { initialState } from './state.ts';
import { wizardMachine } from './wizardMachine.ts';

const AMARA = { id: 'amara', name: 'Amara' };
const OTTO = { id: 'otto', name: 'Otto' };
const template = (presenter: typeof AMARA | null): WizardEvent => ({
  ...{ type: 'scriptTaken', script: 'Tips.', scriptId: null, visit: null, presenter },
});
const found = (attempt: number, avatarId: string): WizardEvent => ({
  ...{ type: 'presenterFound', attempt, avatarId },
});

/** Runs an open wizard. @returns the chosen avatar and all effects */
function run(...events: readonly WizardEvent[]) {
  let state = initialState(null, null);
  const effects: WizardEffect[] = [];
  for (const event of [{ type: 'opened', inheritsDraft: false } as const, ...events]) {
    const step = wizardMachine(state, event);
    ({ state } = step);
    effects.push(...step.effects);
  }
  return { avatarId: state.journey.avatarId, effects };
}

describe("a template's presenter", () => {
  it('is looked up once its text is taken, and then chosen', () => {
    const { avatarId, effects } = run(template(AMARA), found(1, 'amara'));
    expect(effects).toContainEqual({ type: 'findPresenter', attempt: 1, wanted: AMARA });
    expect(avatarId).toBe('amara');
    expect(effects).toContainEqual(
      expect.objectContaining({ type: 'link', kind: 'avatar', id: 'amara' }),
    );
  });

  it('is chosen although the user has gone on to the next step', () => {
    expect(run(template(AMARA), { type: 'stepLeft' }, found(1, 'amara')).avatarId).toBe('amara');
  });

  it('replaces the avatar of before, but not one that the user chooses meanwhile', () => {
    const mine: WizardEvent = { type: 'avatarChosen', avatarId: 'mine' };
    expect(run(mine, template(AMARA), found(1, 'amara')).avatarId).toBe('amara');
    expect(run(template(AMARA), mine, found(1, 'amara')).avatarId).toBe('mine');
    expect(run(mine, template(AMARA), mine, found(1, 'amara')).avatarId).toBe('mine');
  });

  it('is that of the latest template', () => {
    const both = [template(AMARA), template(OTTO)];
    expect(run(...both, found(2, 'otto'), found(1, 'amara')).avatarId).toBe('otto');
    expect(run(...both, found(1, 'amara')).avatarId).toBeNull();
  });

  it('is no longer wanted with another text, in a read-only tab, or after the wizard is left', () => {
    expect(run(template(AMARA), template(null), found(1, 'amara')).avatarId).toBeNull();
    const elsewhere: WizardEvent = { type: 'holderChanged', holder: 'elsewhere' };
    expect(run(template(AMARA), elsewhere, found(1, 'amara')).avatarId).toBeNull();
    expect(run(template(AMARA), { type: 'left' }, found(1, 'amara')).avatarId).toBeNull();
  });
});
