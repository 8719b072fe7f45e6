import { normaliseVideoStatus } from '@lectern/api-client';
import { describe, expect, it } from 'vitest';
import { renderStages } from './renderStages.ts';

const status = (wire: object) =>
  normaliseVideoStatus({ status: 'video_processing', ...wire }) ?? undefined;

describe('renderStages', () => {
  it('says what is done and how long it took, what is under way, and what is to come', () => {
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

  it('is silent where a server tells no stages, also at the end, and for a stage it does not know', () => {
    expect(renderStages(undefined)).toBeNull();
    expect(renderStages(status({}))).toBeNull();
    expect(renderStages(status({ status: 'completed' }))).toBeNull();
    expect(renderStages(status({ stage: 'polishing' }))).toBeNull();
  });
});
