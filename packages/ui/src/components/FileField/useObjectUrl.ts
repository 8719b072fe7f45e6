import { useEffect, useState } from 'react';

/** An address for a file's content while it is on screen; given back afterwards. */
export function useObjectUrl(file: File | null): string | null {
  const [made, setMade] = useState<{ file: File; url: string } | null>(null);
  useEffect(() => {
    if (!file) return undefined;
    const url = URL.createObjectURL(file);
    // oxlint-disable-next-line react/set-state-in-effect -- the address exists only while the effect stands
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  // Never the address of the file before: it is given back already.
  return made?.file === file ? made.url : null;
}
