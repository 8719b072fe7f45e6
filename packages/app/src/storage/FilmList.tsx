import { Icon, IconButton, Text, formatRelativeTime } from '@lectern/ui';
import { Download, Film, Trash2 } from 'lucide-react';
import { formatBytes } from '../lib/format/formatBytes.ts';
import { formatDuration } from '../lib/format/formatDuration.ts';
import { useNow } from '../lib/useNow.ts';
import type { StoredFilm } from '../backend/BackendContext.ts';
import * as styles from './StorageFull.css.ts';

export interface FilmListProps {
  films: readonly StoredFilm[];
  /** Passes a film's Delete button, to focus it; null when it is unmounted. */
  onDeleteButton: (projectId: string, button: HTMLButtonElement | null) => void;
  onDownload: (film: StoredFilm) => void;
  onDelete: (film: StoredFilm) => void;
}

/** Returns '2:41, 1.1 GB, 2 hours ago'. */
function factsOf({ seconds, bytes, finishedAt }: StoredFilm, now: number): string {
  return [
    seconds === null ? null : formatDuration(seconds),
    formatBytes(bytes),
    formatRelativeTime(finishedAt, now),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Films that can be deleted to free space, one per row, each with a way to save it elsewhere first. */
export function FilmList({ films, onDeleteButton, onDownload, onDelete }: FilmListProps) {
  const now = useNow();
  return (
    <ul className={styles.films} role="list" aria-label="Videos on this device, largest first">
      {films.map((film) => (
        <li key={film.projectId} className={styles.film}>
          {film.pictureUrl === null ? (
            <span className={styles.picture}>
              <Icon icon={Film} />
            </span>
          ) : (
            <img className={styles.picture} src={film.pictureUrl} alt="" />
          )}
          <div className={styles.words}>
            <div dir="auto" className={styles.name}>
              {film.name}
            </div>
            <Text variant="caption" tone="subtle" numeric>
              {factsOf(film, now)}
            </Text>
          </div>
          <div className={styles.buttons}>
            {film.videoUrl !== null && (
              <IconButton
                icon={Download}
                size="sm"
                aria-label={`Download ${film.name}`}
                onPress={() => onDownload(film)}
              />
            )}
            <IconButton
              ref={(button) => onDeleteButton(film.projectId, button)}
              icon={Trash2}
              size="sm"
              aria-label={`Delete ${film.name}`}
              onPress={() => onDelete(film)}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
