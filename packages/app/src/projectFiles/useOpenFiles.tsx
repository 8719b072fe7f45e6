import { useApiClient, useRefresh } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { type ReactNode, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBackend, useFreeProject } from '../backend/BackendContext.ts';
import { useDeparture } from '../navigation/useDeparture.ts';
import { paths } from '../paths.ts';
import { useLocalEdits } from '../projects/useLocalEdits.ts';
import { watchSession } from '../session/watchSession.ts';
import { useOwner } from '../session/useOwner.ts';
import { PROJECT_FILES } from './isProjectFile.ts';
import type { OpenedFile } from './openProjectFile.ts';
import { shownName } from './shownName.ts';

export interface OpenFiles {
  /** Opens files as drafts, one after the other, and reports the outcome of each. */
  open: (files: readonly File[]) => void;
  /** Opens the picker. */
  choose: () => void;
  /** The hidden file input. Render it once, anywhere. */
  picker: ReactNode;
  /** Why files were not opened, in one sentence each. */
  refusals: readonly string[];
  dismiss: (refusal: string) => void;
}

/** Turns project files, dropped or chosen with a picker, into drafts. */
export function useOpenFiles(): OpenFiles {
  const client = useApiClient();
  const backend = useBackend();
  const owner = useOwner();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const depart = useDeparture();
  const { remove } = useLocalEdits();
  const freeProject = useFreeProject();
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<readonly string[]>([]);

  function discard(projectId: string): Promise<unknown> {
    return Promise.allSettled([remove(projectId), freeProject({ owner, projectId })]);
  }

  async function openOne(file: File, signal: AbortSignal): Promise<OpenedFile> {
    try {
      const { openProjectFile } = await import('./openProjectFile.ts');
      return await openProjectFile(file, { client, backend, owner, signal, discard });
    } catch {
      const why = 'this part of Lectern could not be loaded. Check your connection and try again.';
      return { refusal: `“${shownName(file.name)}” was not opened: ${why}` };
    }
  }

  async function openAll(files: readonly File[], signal: AbortSignal): Promise<void> {
    const departure = depart();
    for (const file of files) {
      const opened = await openOne(file, signal);
      if (signal.aborted) return;
      if ('refusal' in opened) {
        const { refusal } = opened;
        if (departure.isHere()) setRefusals((before) => [...before, refusal]);
        else toast.show({ tone: 'danger', children: refusal });
        continue;
      }
      toast.show({
        // Important information stays until it is dismissed.
        ...(opened.isNotice ? { tone: 'warning', timeout: null } : { tone: 'success' }),
        children: opened.words,
        action: {
          label: 'Continue',
          onPress: () => void navigate(paths.project(opened.projectId)),
        },
      });
      // The file is open even if the list cannot be refreshed.
      await refresh('projects').catch(() => undefined);
    }
  }

  async function open(files: readonly File[]): Promise<void> {
    setRefusals([]);
    const session = watchSession(client.session);
    await openAll(files, session.signal).finally(session.release);
  }

  return {
    open: (files) => void open(files),
    choose: () => input.current?.click(),
    picker: (
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PROJECT_FILES}
        aria-label="Project file"
        onChange={({ target }) => {
          const files = Array.from(target.files ?? []);
          // Reset, so that choosing the same file again is a change.
          target.value = '';
          void open(files);
        }}
      />
    ),
    // Files with the same name and the same fault need one message.
    refusals: [...new Set(refusals)],
    dismiss: (refusal) => setRefusals((before) => before.filter((each) => each !== refusal)),
  };
}
