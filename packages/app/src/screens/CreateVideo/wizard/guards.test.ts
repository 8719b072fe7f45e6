import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CREATE_STEPS } from '../../../paths.ts';
import {
  canVisit,
  entryObstacle,
  GUARD_MESSAGES,
  isStepDone,
  latestStep,
  redirectFrom,
} from './guards.ts';
import { journeys } from './journey.arbitrary.ts';
import { EMPTY_JOURNEY, type Journey, scriptMark } from './journey.ts';

const step = fc.constantFrom(...CREATE_STEPS);
const journey = (parts: Partial<Journey>): Journey => ({ ...EMPTY_JOURNEY, ...parts });
const audio = { url: 'blob:a', scriptMark: scriptMark('Hi'), voiceId: 'v', speed: 1 };

describe('entryObstacle', () => {
  // Specification: states.14
  it.each([
    ['voice', journey({}), GUARD_MESSAGES.noScript, 'script'],
    ['voice', journey({ script: ' \n ' }), GUARD_MESSAGES.noScript, 'script'],
    ['avatar', journey({ voiceId: 'v' }), GUARD_MESSAGES.noScript, 'script'],
    ['avatar', journey({ script: 'Hi' }), GUARD_MESSAGES.noVoice, 'voice'],
    ['avatar', journey({ script: 'Hi', voiceId: 'v' }), GUARD_MESSAGES.noAudio, 'voice'],
    ['avatar', journey({ script: 'Ho', voiceId: 'v', audio }), GUARD_MESSAGES.noAudio, 'voice'],
  ] as const)('on %s, names the first thing missing', (at, state, message, backTo) => {
    expect(entryObstacle(at, state)).toEqual({ message, backTo });
  });

  it('returns null for a complete journey', () => {
    const ready = journey({ script: 'Hi', voiceId: 'v', audio });
    for (const at of CREATE_STEPS) expect(entryObstacle(at, ready)).toBeNull();
  });
});

describe('isStepDone', () => {
  const doneOf = (parts: Partial<Journey>) =>
    CREATE_STEPS.filter((each) => isStepDone(each, journey(parts)));

  it('ticks finished steps only', () => {
    expect(doneOf({})).toEqual([]);
    expect(doneOf({ script: 'Hi', voiceId: 'v' })).toEqual(['script']);
    expect(doneOf({ script: 'Hi', voiceId: 'v', audio })).toEqual(['script', 'voice']);
    expect(doneOf({ avatarId: 'a' })).toEqual(['avatar']);
    const rendering = { script: 'Hi', status: 'video_processing', videoId: 'x' } as const;
    expect(doneOf(rendering)).toEqual(['script', 'voice', 'avatar']);
    const finished = { ...rendering, status: 'completed', videoUrl: '/1.mp4' } as const;
    expect(doneOf(finished)).toEqual(CREATE_STEPS);
  });
});

describe('redirectFrom', () => {
  it('never redirects in a circle', () => {
    fc.assert(
      fc.property(step, journeys, (at, state) => {
        const to = redirectFrom(at, state);
        if (to !== null) expect(redirectFrom(to, state)).toBeNull();
      }),
    );
  });

  it('keeps users on Processing while a video renders', () => {
    fc.assert(
      fc.property(step, journeys, (at, state) => {
        const rendering: Journey = { ...state, status: 'video_processing' };
        expect(redirectFrom(at, rendering)).toBe(at === 'processing' ? null : 'processing');
      }),
    );
  });

  it('never shows a preview without a video', () => {
    fc.assert(
      fc.property(journeys, (state) => {
        if (canVisit('preview', state)) expect(state.videoUrl).not.toBeNull();
      }),
    );
  });
});

describe('latestStep', () => {
  it('is always a step that may be visited', () => {
    fc.assert(
      fc.property(journeys, (state) => {
        expect(canVisit(latestStep(state), state)).toBe(true);
      }),
    );
  });
});
