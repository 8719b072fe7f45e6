import { toast } from '@lectern/ui';
import { useEffect, useState } from 'react';
import type { VideoTables } from '../../backend/videoTables.ts';
import { useOwner } from '../../session/useOwner.ts';
import type { KnownTable } from './KnownTables.tsx';

/** Returns the user's tables, newest first, and a function to delete one. */
export function useKnownTables(tables: VideoTables) {
  const owner = useOwner();
  const [known, setKnown] = useState<readonly KnownTable[]>([]);

  useEffect(() => {
    let isCurrent = true;
    tables.list(owner).then(
      (list) => isCurrent && setKnown(list),
      (cause: unknown) => console.warn('Earlier tables could not be read.', cause),
    );
    return () => {
      isCurrent = false;
    };
  }, [tables, owner]);

  /** Resolves to whether it was deleted. */
  async function remove({ id, title }: KnownTable): Promise<boolean> {
    try {
      await tables.remove(id);
      setKnown((before) => before.filter((table) => table.id !== id));
      toast.show({ tone: 'success', children: `“${title}” was deleted.` });
      return true;
    } catch (cause) {
      console.error('A table could not be deleted.', cause);
      toast.show({ tone: 'danger', children: 'The table could not be deleted. Try again.' });
      return false;
    }
  }

  return { known, remove };
}
