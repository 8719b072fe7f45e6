// @vitest-environment jsdom
import { normaliseProject } from '@lectern/api-client';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProjectDialogs, type ProjectRequest } from './ProjectDialogs.tsx';

// jsdom has no CSS.
beforeEach(() => vi.stubGlobal('CSS', { escape: (text: string) => text }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Opens a dialog whose work is done when the returned function is called. */
function open(kind: ProjectRequest['kind']) {
  const project = normaliseProject({ _id: '1', name: 'Spring', status: 'completed' });
  if (!project) throw new Error('not a project');
  let finish: (isKept: boolean) => void = () => undefined;
  const work = new Promise<boolean>((resolve) => {
    finish = resolve;
  });
  const onClose = vi.fn();
  render(
    <ProjectDialogs
      request={{ kind, project }}
      onClose={onClose}
      onRename={() => work}
      onDelete={() => work.then(onClose)}
    />,
  );
  return { onClose, finish };
}

test.each(['rename', 'delete'] as const)(
  'nothing closes the dialog of a %s that is being done',
  async (kind) => {
    const { onClose, finish } = open(kind);
    fireEvent.click(button(kind === 'rename' ? 'Rename' : 'Delete'));
    await waitFor(() => expect(button('Cancel').disabled).toBe(true));
    fireEvent.keyDown(button('Cancel'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    finish(true);
    await waitFor(() => expect(button('Cancel').disabled).toBe(false));
    expect(onClose).toHaveBeenCalledOnce();
  },
);

test('a failed rename keeps its dialog open and can be repeated', async () => {
  const { onClose, finish } = open('rename');
  fireEvent.click(button('Rename'));
  await waitFor(() => expect(button('Cancel').disabled).toBe(true));
  finish(false);
  await waitFor(() => expect(button('Cancel').disabled).toBe(false));
  expect(onClose).not.toHaveBeenCalled();
});
