import { normaliseVideoStatus } from '@lectern/api-client';
import { describe, expect, it } from 'vitest';
import type { FilmPart, FilmProgress } from '../../../backend/BackendContext.ts';
import { filmView } from './filmView.ts';
import { renderStages } from './renderStages.ts';

const status = (wire: object) =>
  normaliseVideoStatus({ status: 'video_processing', ...wire }) ?? undefined;

describe('renderStages', () => {
  it('lists what is done and how long it took, what is under way, and what is to come', () => {
    const stages = renderStages(
      status({
        stage: 'frames',
        frames_done: 465,
        frames_total: 750,
        stages_done: [
          { stage: 'voice', seconds: 2.4 },
          { stage: 'scene', seconds: 64 },
        ],
      }),
    );
    expect(stages).toEqual([
      { id: 'voice', label: 'Script and voice', state: 'done', detail: '0:02' },
      { id: 'scene', label: 'Presenter and scene', state: 'done', detail: '1:04' },
      {
        id: 'frames',
        label: 'Drawing pictures',
        state: 'current',
        detail: '465 of 750',
        progress: 62,
      },
      { id: 'sound', label: 'Sound and captions', state: 'waiting' },
      { id: 'saving', label: 'Saving the file', state: 'waiting' },
    ]);
  });

  it('ends with every stage done', () => {
    const stages = renderStages(
      status({ status: 'completed', stages_done: [{ stage: 'voice', seconds: 1 }] }),
    );
    expect(stages?.map((stage) => stage.state)).toEqual(Array.from({ length: 5 }, () => 'done'));
  });

  it('is null if a server reports no stages, even at the end, and for an unknown stage', () => {
    expect(renderStages(undefined)).toBeNull();
    expect(renderStages(status({}))).toBeNull();
    expect(renderStages(status({ status: 'completed' }))).toBeNull();
    expect(renderStages(status({ stage: 'polishing' }))).toBeNull();
  });

  const film = (reason: FilmProgress['reason'], ...states: FilmPart['state'][]) =>
    filmView({
      reason,
      isEdit: false,
      parts: states.map((state, at) => {
        const share = { kept: 1, made: 1, working: 0.5, waiting: 0 }[state];
        return { start: at * 8, end: at * 8 + 8, state, share };
      }),
    });

  it('counts parts if they are known, and marks what is kept from last time', () => {
    const scene = { stage: 'scene', seconds: 1 };
    const resumed = film('resumption', 'kept', 'made', 'working', 'waiting');
    const drawing = status({ stage: 'frames', stages_done: [scene] });
    expect(renderStages(drawing, resumed)?.slice(0, 3)).toMatchObject([
      { label: 'Script and voice', detail: 'Kept' },
      { label: 'Presenter and scene', detail: 'Kept' },
      { label: 'Drawing pictures', detail: '2 of 4 parts', progress: 50 },
    ]);
    // The audio was missing, so this attempt generated it again.
    const spoken = status({
      stage: 'frames',
      stages_done: [{ stage: 'voice', seconds: 3 }, scene],
    });
    expect(renderStages(spoken, resumed)?.[0]).toMatchObject({ detail: '0:03' });
    const fresh = film('resumption', 'made', 'working');
    expect(renderStages(drawing, fresh)?.[1]).toMatchObject({ detail: '0:01' });
  });

  it('is short when most of a film is reused', () => {
    const changed = film('change', 'kept', 'working', 'kept');
    const voice = { stage: 'voice', seconds: 1 };
    const drawing = status({ stage: 'frames', stages_done: [voice] });
    expect(renderStages(drawing, changed, 1)).toEqual([
      { id: 'voice', label: 'Voice for one sentence', state: 'done', detail: '0:01' },
      { id: 'frames', label: 'Drawing pictures', state: 'current', detail: '50 %', progress: 50 },
      { id: 'joining', label: 'Joining the film', state: 'waiting' },
    ]);
    const joining = status({ stage: 'saving', stages_done: [voice] });
    expect(renderStages(joining, changed, 2)).toMatchObject([
      { label: 'Voice for 2 sentences', state: 'done' },
      { state: 'done' },
      { state: 'current' },
    ]);
    expect(renderStages(joining, changed, null)?.[0]).toMatchObject({ label: 'Script and voice' });
  });
});
