import { describe, expect, it, vi } from 'vitest';
import { type ProcessingFacts, processingView } from './processingView.ts';

const facts: ProcessingFacts = {
  state: { kind: 'failed', reason: 'No room.', progress: 40, isEdit: false },
  videoId: 'v',
  video: undefined,
  film: null,
  change: null,
  error: undefined,
  retry: { task: null, error: null, noRoom: null },
  isCancelling: false,
  isOnDevice: true,
  isVideoKept: false,
};
const actions = {
  onView: vi.fn(),
  onCancel: vi.fn(),
  onRetry: vi.fn(),
  onMakeRoom: null,
  onBack: vi.fn(),
  onEdit: vi.fn(),
};

describe('a failed render', () => {
  // Specification: errors.26
  it('can be started again', () => {
    expect(processingView(facts, actions)).toMatchObject({
      status: 'failed',
      message: 'Video generation failed: No room.',
      onRetry: actions.onRetry,
    });
  });

  // Specification: effects.15
  it('of an AI edit leads to the earlier video, and is never started again without its edit', () => {
    const edit = { ...facts.state, isEdit: true } as ProcessingFacts['state'];
    const view = processingView({ ...facts, state: edit, isVideoKept: true }, actions);
    expect(view).toMatchObject({
      status: 'editFailed',
      message: 'Failed to apply AI edit: No room.',
      onView: actions.onView,
      onEdit: actions.onEdit,
    });
    expect(Object.values(view)).not.toContain(actions.onRetry);
    // Until the project has reported its video.
    expect(processingView({ ...facts, state: edit }, actions)).toMatchObject({ onView: null });
  });
});
