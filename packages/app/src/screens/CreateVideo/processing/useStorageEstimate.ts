import { useEffect, useState } from 'react';
import { useBackend } from '../../../backend/BackendContext.ts';

interface StorageEstimate {
  usedBytes: number;
  quotaBytes: number;
}

/** Room on this device, asked for once; null where a server keeps the videos or nothing is known. */
export function useStorageEstimate(): StorageEstimate | null {
  const backend = useBackend();
  const [estimate, setEstimate] = useState<StorageEstimate | null>(null);
  useEffect(() => {
    if (backend.kind !== 'embedded') return undefined;
    let isCurrent = true;
    backend.storageEstimate().then(
      (answer) => isCurrent && setEstimate(answer),
      (error: unknown) => console.error('The room on this device is not known.', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [backend]);
  return estimate;
}
