import { useEffect, useState } from 'react';

/** Returns an object URL for a file while it is on screen; it is revoked afterwards. */
export function useObjectUrl(file: File | null): string | null {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the URL exists only as long as the effect
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // Never return the previous file's URL, which is revoked.
  return made?.file === file ? made.url : null;
}
