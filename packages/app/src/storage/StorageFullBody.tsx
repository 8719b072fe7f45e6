import { projectMessages } from '@lectern/api-client';
import { Banner, ConfirmDialog, Skeleton, Text, VisuallyHidden } from '@lectern/ui';
import { HardDrive } from 'lucide-react';
import { useRef, useState } from 'react';
import { focusAfterDialog } from '../lib/focus/focusAfterDialog.ts';
import { formatBytes } from '../lib/format/formatBytes.ts';
import { saveUrl } from '../lib/files/saveFile.ts';
import type { StoredFilm } from '../backend/BackendContext.ts';
import { FilmList } from './FilmList.tsx';
import * as styles from './StorageFull.css.ts';
import { StorageMeter } from './StorageMeter.tsx';
import { useStoredFilms } from './useStoredFilms.ts';

export interface StorageFullBodyProps {
  reason: string;
  projectId: string | null;
}

const DELETE_SOME = 'Delete a video you no longer need, or download it first.';
const NONE_LEFT =
  'There is no other video of yours to delete here. Free some space on this device, then try again.';

/** The dialog's content: the reason, the space used, the films. Read again each time it opens. */
export function StorageFullBody({ reason, projectId }: StorageFullBodyProps) {
  const { status, room, reload, deleteFilm } = useStoredFilms(projectId);
  const { films, estimate } = room;
  const [asked, setAsked] = useState<{ film: StoredFilm; isOpen: boolean } | null>(null);
  const [isDeleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const list = useRef<HTMLDivElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());

  async function download({ name, videoUrl }: StoredFilm): Promise<void> {
    if (videoUrl === null) return;
    setFailure(null);
    await saveUrl(videoUrl, { title: name, usually: 'mp4' }).catch(() =>
      setFailure(projectMessages.downloadFailed),
    );
  }

  async function confirm(film: StoredFilm): Promise<void> {
    const place = films.findIndex((each) => each.projectId === film.projectId);
    const next = films[place + 1] ?? films[place - 1];
    setDeleting(true);
    setFailure(null);
    const message = await deleteFilm(film);
    setDeleting(false);
    setAsked({ film, isOpen: false });
    setFailure(message);
    if (message !== null) return;
    setNews(`“${film.name}” was deleted, ${formatBytes(film.bytes)} are free again.`);
    focusAfterDialog(() => (next && buttons.current.get(next.projectId)) ?? list.current, {
      isInDialog: true,
    });
  }

  return (
    <div className={styles.body}>
      <Banner tone="danger" icon={HardDrive}>
        {reason}
      </Banner>
      {estimate && <StorageMeter estimate={estimate} />}
      {failure !== null && (
        <Banner tone="danger" isLive onDismiss={() => setFailure(null)}>
          {failure}
        </Banner>
      )}
      {status === 'failed' && (
        <Banner tone="warning" isLive action={{ label: 'Try Again', onPress: reload }}>
          The videos on this device could not be listed.
        </Banner>
      )}
      {status === 'loading' && (
        <>
          <div role="status">
            <VisuallyHidden>Looking for videos on this device...</VisuallyHidden>
          </div>
          <Skeleton height={56} />
        </>
      )}
      {status === 'ready' && (
        <div ref={list} tabIndex={-1}>
          <Text tone="muted" variant="small">
            {films.length > 0 ? DELETE_SOME : NONE_LEFT}
          </Text>
          {films.length > 0 && (
            <FilmList
              films={films}
              onDeleteButton={(id, button) => {
                if (button) buttons.current.set(id, button);
                else buttons.current.delete(id);
              }}
              onDownload={(film) => void download(film)}
              onDelete={(film) => setAsked({ film, isOpen: true })}
            />
          )}
        </div>
      )}
      <div role="status">
        <VisuallyHidden>{news}</VisuallyHidden>
      </div>
      {asked && (
        <ConfirmDialog
          title="Delete Video"
          confirmLabel="Delete"
          tone="danger"
          isOpen={asked.isOpen}
          isPending={isDeleting}
          onOpenChange={() => setAsked({ ...asked, isOpen: false })}
          onConfirm={() => void confirm(asked.film)}
        >
          {`Are you sure you want to delete "${asked.film.name}"? This action cannot be undone.`}
        </ConfirmDialog>
      )}
    </div>
  );
}
