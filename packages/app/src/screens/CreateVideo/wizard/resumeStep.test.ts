import { PROJECT_STATUSES } from '@lectern/api-client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectFrom } from './guards.ts';
import { resumeStep, type ProjectStanding } from './resumeStep.ts';
import { restoreJourney } from './restoreJourney.ts';

const NEW: ProjectStanding = {
  status: 'init',
  script: null,
  audioUrl: null,
  videoId: null,
  videoUrl: null,
};
const SCRIPT = { ...NEW, status: 'script_created', script: 'Hello.' } as const;
const AUDIO = { ...SCRIPT, status: 'voice_selected', audioUrl: 'blob:a' } as const;
const VIDEO = { ...AUDIO, videoId: 'v', videoUrl: 'blob:v', status: 'completed' } as const;

const projects = fc.record({
  status: fc.constantFrom(...PROJECT_STATUSES),
  script: fc.option(fc.constantFrom('', ' ', 'Hello.')),
  audioUrl: fc.option(fc.constant('blob:a')),
  videoId: fc.option(fc.constant('v')),
  videoUrl: fc.option(fc.constant('blob:v')),
  settings: fc.constantFrom({}, { speed: 1.25 }),
});

describe('resumeStep', () => {
  // Specification: routes.15, states.18, readings.1, readings.9
  it.each([
    ['script', NEW],
    ['script', { ...NEW, status: 'voice_selected', audioUrl: 'blob:a' } as const],
    ['voice', SCRIPT],
    ['voice', { ...AUDIO, status: 'script_created' } as const],
    ['avatar', AUDIO],
    ['avatar', { ...AUDIO, status: 'voice_generated' } as const],
    ['avatar', { ...AUDIO, status: 'avatar_selected' } as const],
    ['processing', { ...AUDIO, status: 'video_processing' } as const],
    ['processing', { ...AUDIO, status: 'processing', videoId: 'v' } as const],
    ['processing', { ...AUDIO, status: 'failed', videoId: 'v' } as const],
    ['processing', { ...AUDIO, status: 'error', videoId: 'v' } as const],
    ['processing', { ...AUDIO, status: 'completed', videoId: 'v' } as const],
    ['preview', VIDEO],
  ] as const)('goes to %s', (step, project) => {
    expect(resumeStep(project)).toBe(step);
  });

  it('always leads to a step where the restored journey may stay', () => {
    fc.assert(
      fc.property(projects, (project) => {
        const journey = restoreJourney(
          { ...project, id: 'p', voiceId: 'voice', avatarId: null },
          null,
        );
        expect(redirectFrom(resumeStep(project), journey)).toBeNull();
      }),
    );
  });
});
