import type { Project } from '@lectern/api-client';
import { describe, expect, it } from 'vitest';
import { draftOf } from '../draftStore.ts';
import { EMPTY_JOURNEY, type Journey, scriptMark } from '../journey.ts';
import { initialState } from './state.ts';
import { wizardMachine } from './wizardMachine.ts';

describe("the project after another tab's edits", () => {
  const spoken = {
    ...{ scriptMark: scriptMark('One.'), voiceId: 'a', speed: 1, url: 'older' },
  };
  const journey = {
    ...EMPTY_JOURNEY,
    ...{ projectId: 'a', script: 'One.', voiceId: 'a', avatarId: 'a', audio: spoken },
    status: 'avatar_selected' as const,
  };
  const project = {
    ...{ id: 'a', status: 'script_created', script: 'One.', voiceId: 'a', avatarId: 'a' },
    ...{ audioUrl: null, videoId: null, videoUrl: null, settings: {} },
  } as Project;
  const draft = draftOf(journey, { isUnsent: true, takenVisits: [] });

  /** Reads the project again, and receives the response after these changes here. */
  function rereadAfter(changes: Partial<Journey>): Journey {
    const open = { ...initialState(null, null), isOpen: true, journey };
    const { state, effects } = wizardMachine(open, { type: 'theirsFound', draft });
    const asked = effects.find((effect) => effect.type === 'rereadProject');
    if (!asked) throw new Error('The project is not read again');
    const later = { ...state, journey: { ...state.journey, ...changes } };
    return wizardMachine(later, { ...asked, type: 'projectReread', project }).state.journey;
  }

  it('brings what the other tab has changed', () => {
    expect(rereadAfter({})).toMatchObject({ audio: null, status: 'script_created' });
    // Reading takes completes the audio, but makes no other.
    const audio = { ...spoken, takes: '1' };
    expect(rereadAfter({ audio }).audio).toBeNull();
  });

  it.each<Partial<Journey>>([
    { audio: { ...spoken, url: 'newer' } },
    { videoId: 'v', status: 'video_processing' },
    { videoUrl: 'u', status: 'completed' },
  ])('leaves newer audio and renders of this tab alone: %j', (changes) => {
    expect(rereadAfter(changes)).toMatchObject(changes);
  });
});
