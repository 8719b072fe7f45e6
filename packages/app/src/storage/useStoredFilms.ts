import { projectMessages } from '@lectern/api-client';
import { useEffect, useEffectEvent, useState } from 'react';
import { applyLocalEdits } from '../projects/localEdits.ts';
import { useLocalEdits } from '../projects/useLocalEdits.ts';
import { useOwner } from '../session/useOwner.ts';
import {
  type EmbeddedBackend,
  type StorageEstimate,
  type StoredFilm,
  useBackend,
} from '../backend/BackendContext.ts';

/** Storage that Lectern uses on this device. */
interface Room {
  films: readonly StoredFilm[];
  /** Null if the browser does not report it. */
  estimate: StorageEstimate | null;
}

export interface StoredFilms {
  /** `elsewhere` if a server keeps the films. */
  status: 'elsewhere' | 'loading' | 'failed' | 'ready';
  /** The storage as last read; empty until then. */
  room: Room;
  reload: () => void;
  /** Deletes as My Videos does. @returns null once the space is free, or why the film is still there */
  deleteFilm: (film: StoredFilm) => Promise<string | null>;
}

const NOTHING: Room = { films: [], estimate: null };

async function readRoom(
  backend: EmbeddedBackend,
  owner: string,
  deleted: readonly string[],
): Promise<Room> {
  const films = await backend.storedFilms(owner);
  // Already deleted, but a tab that was closed meanwhile has left the files.
  const left = films.filter(({ projectId }) => deleted.includes(projectId));
  for (const { projectId } of left) await backend.deleteProject({ owner, projectId });
  return {
    films: left.length > 0 ? await backend.storedFilms(owner) : films,
    estimate: await backend.storageEstimate(),
  };
}

/**
 * Returns the user's films on this device and the space that they take, under the names that the user gave
 * them.
 *
 * @param exceptProjectId the project that needs the space
 */
export function useStoredFilms(exceptProjectId: string | null): StoredFilms {
  const backend = useBackend();
  const owner = useOwner();
  const { edits, removeMany } = useLocalEdits();
  const [room, setRoom] = useState<Room | 'failed' | null>(null);

  function show(reading: Promise<Room>): Promise<void> {
    return reading.then(setRoom, (error: unknown) => {
      console.error('The videos on this device could not be listed.', error);
      setRoom('failed');
    });
  }
  const readAtFirst = useEffectEvent((source: EmbeddedBackend) => {
    void show(readRoom(source, owner, edits.deleted));
  });
  useEffect(() => {
    if (backend.kind === 'embedded') readAtFirst(backend);
  }, [backend]);

  const { films, estimate } = room === null || room === 'failed' ? NOTHING : room;
  const named = films.map((film) => ({ ...film, id: film.projectId }));
  return {
    status: backend.kind === 'hosted' ? 'elsewhere' : statusOf(room),
    room: {
      films: applyLocalEdits(named, edits).filter(({ id }) => id !== exceptProjectId),
      estimate,
    },
    reload() {
      if (backend.kind === 'embedded') void show(readRoom(backend, owner, edits.deleted));
    },
    async deleteFilm({ projectId }) {
      if (backend.kind === 'hosted') return projectMessages.deleteFailed;
      const restore = await removeMany([projectId]);
      if (restore === null) return projectMessages.deleteFailed;
      try {
        await backend.deleteProject({ owner, projectId });
      } catch (error) {
        console.error('The room of a deleted video could not be freed.', error);
        await restore();
        return projectMessages.deleteFailed;
      }
      await show(readRoom(backend, owner, edits.deleted));
      return null;
    },
  };
}

function statusOf(room: Room | 'failed' | null): StoredFilms['status'] {
  if (room === null) return 'loading';
  return room === 'failed' ? 'failed' : 'ready';
}
