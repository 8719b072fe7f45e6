import { projectMessages } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import type { VideoRow, VideoTable, VideoTables } from '../../backend/videoTables.ts';
import { fileName } from '../../lib/files/fileName.ts';
import { saveBlob, saveUrl } from '../../lib/files/saveFile.ts';
import { useNotice } from '../../lib/calls/useNotice.ts';
import { useFocusRescue } from '../../lib/focus/useFocusRescue.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { paths } from '../../paths.ts';
import { useOwner } from '../../session/useOwner.ts';
import { counted } from './counted.ts';
import { MendDialog } from './MendDialog.tsx';
import { TablesOnly } from './TablesOnly.tsx';
import { VideoTableView } from './VideoTableView.tsx';

/** Returns the table and the progress of the film being made, kept up to date across tabs. */
function useTable(tables: VideoTables, id: string) {
  const owner = useOwner();
  const [table, setTable] = useState<VideoTable | null | undefined>();
  const [percent, setPercent] = useState<number | null>(null);
  useEffect(() => tables.watch(owner, id, setTable), [tables, owner, id]);
  useEffect(() => tables.watchProgress(id, setPercent), [tables, id]);
  return { table, percent };
}

const failed = (children: string) => toast.show({ tone: 'danger', children });

/** Whether an error's code says that the disk is full, in which case its message is meant for users. */
const isFull = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && cause.code === 'storage-full';

function Screen({ tables, id, table, percent }: Omit<Watched, 'table'> & { table: VideoTable }) {
  const heading = usePageHeading(table.title);
  useFocusRescue(heading);
  const navigate = useNavigate();
  const [mending, setMending] = useState<VideoRow | null>(null);
  const [isZipping, setZipping] = useState(false);
  const [zipFailure, setZipFailure] = useState<string | null>(null);

  function run(work: Promise<void>): void {
    work.catch((cause: unknown) => {
      console.error('A table could not be changed.', cause);
      failed('That could not be saved. Try again.');
    });
  }

  async function zip(): Promise<void> {
    setZipping(true);
    setZipFailure(null);
    try {
      const { file, missing } = await tables.zip(id, (name) => fileName(name, 'mp4'));
      saveBlob(file, table.title, 'zip');
      if (missing > 0) {
        const are = missing === 1 ? 'is' : 'are';
        failed(`${counted(missing, 'video')} ${are} gone from this device and not in the ZIP.`);
      }
    } catch (cause) {
      console.warn('A ZIP could not be made.', cause);
      setZipFailure(isFull(cause) ? cause.message : 'The ZIP could not be made. Try again.');
    } finally {
      setZipping(false);
    }
  }

  async function download({ row, name }: VideoRow): Promise<void> {
    try {
      const url = await tables.filmUrl(id, row);
      if (url === null) throw new Error('The file is gone.');
      await saveUrl(url, { title: name, usually: 'mp4' });
    } catch {
      failed(projectMessages.downloadFailed);
    }
  }

  return (
    <>
      <VideoTableView
        {...{ table, percent, isZipping, zipFailure }}
        headingRef={heading}
        onPause={() => run(tables.pause(id))}
        onResume={() => run(tables.resume(id))}
        onZip={() => void zip()}
        onTryAgain={(rows) => run(tables.tryAgain(id, rows))}
        actions={{
          play: ({ projectId }) => projectId !== null && void navigate(paths.project(projectId)),
          download: (row) => void download(row),
          mend: setMending,
          tryAgain: ({ row }) => run(tables.tryAgain(id, [row])),
          leaveOut: ({ row }) => run(tables.leaveOut(id, row)),
        }}
      />
      {mending && (
        <MendDialog
          row={mending}
          columns={table.columns}
          onClose={() => setMending(null)}
          mend={(values) => tables.mend(id, mending.row, values)}
        />
      )}
    </>
  );
}

interface Watched {
  tables: VideoTables;
  id: string;
  table: VideoTable | null | undefined;
  percent: number | null;
}

/** The table does not exist, or belongs to another user. */
function NoSuchTable() {
  useNotice('This table is not on this device.');
  return <Navigate to={paths.videosFromTable()} replace />;
}

function Watching({ tables, id }: { tables: VideoTables; id: string }) {
  const { table, percent } = useTable(tables, id);
  if (table === undefined) return null;
  if (table === null) return <NoSuchTable />;
  return <Screen {...{ tables, id, table, percent }} />;
}

/** The videos of a table, during and after making them. */
export function VideoTableScreen() {
  const { id = '' } = useParams();
  return <TablesOnly>{(tables) => <Watching key={id} tables={tables} id={id} />}</TablesOnly>;
}
