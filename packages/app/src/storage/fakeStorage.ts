import type { EmbeddedBackend, StoredFilm } from '../backend/BackendContext.ts';

const MB = 1e6;
const HOUR = 3_600_000;

/** Creates a film for stories from its name, megabytes, age in hours, and length. */
export function storyFilm(name: string, megabytes: number, hours: number, seconds: number) {
  return {
    projectId: `prj_${name}`,
    name,
    bytes: megabytes * MB,
    seconds,
    finishedAt: Date.now() - hours * HOUR,
    videoUrl: 'data:video/mp4;base64,',
    pictureUrl: null,
  } satisfies StoredFilm;
}

/** A device for stories, whose films and their space are really freed on deletion. */
export interface FakeStorage {
  backend: EmbeddedBackend;
  /** Restores the initial state, before each run of a story. */
  reset: () => void;
}

/** Failures to simulate in a story. */
interface Faults {
  deleting?: boolean;
  /** Number of times that the list fails. */
  listing?: number;
  /** The disk is full of other things: Lectern's quota is more than the disk has. */
  disk?: boolean;
}

/** Creates a device of 5 GB, filled by these films alone. */
export function fakeStorage(all: () => readonly StoredFilm[], faults: Faults = {}): FakeStorage {
  let films = all();
  let failures = faults.listing ?? 0;
  const quotaBytes = 5_000 * MB;
  const full = faults.disk ? 23 * MB : quotaBytes;
  let usedBytes = full;
  return {
    reset() {
      films = all();
      failures = faults.listing ?? 0;
      usedBytes = full;
    },
    backend: {
      kind: 'embedded',
      demoAccount: { identifier: 'demo', password: 'lectern-demo' },
      checkRenderSupport: () => Promise.resolve({ canSpeak: true, canRender: true, missing: [] }),
      watchVideo: () => () => undefined,
      scriptChange: () => Promise.resolve(null),
      storageEstimate: () => Promise.resolve({ usedBytes, quotaBytes }),
      filmRecipe: () => Promise.resolve(null),
      avatarOf: () => Promise.resolve('avt_amara'),
      fileVoice: () => Promise.resolve('here' as const),
      storedFilms() {
        failures -= 1;
        return failures >= 0
          ? Promise.reject(new DOMException('Busy', 'InvalidStateError'))
          : Promise.resolve([...films]);
      },
      deleteProject({ projectId }) {
        if (faults.deleting) return Promise.reject(new DOMException('Busy', 'InvalidStateError'));
        usedBytes -= films.find((film) => film.projectId === projectId)?.bytes ?? 0;
        films = films.filter((film) => film.projectId !== projectId);
        return Promise.resolve();
      },
    },
  };
}
