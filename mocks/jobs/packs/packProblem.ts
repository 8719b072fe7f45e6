import { PackError } from './PackError.ts';

/** The reason why a pack did not load, as a sentence for the user. */
export function packProblem(cause: unknown, files: number): string {
  if (!(cause instanceof PackError)) return 'The pack could not be loaded. Try again.';
  const which = `file ${cause.file} of ${files}`;
  switch (cause.code) {
    case 'unreachable':
      return 'The site did not send the rest. What came is kept: load again to go on.';
    case 'missing-file':
      return `The site does not have all of this pack (${which}). Tell whoever runs it.`;
    case 'not-as-promised':
      return `What arrived is not what the pack promised (${which}). It was thrown away.`;
    case 'storage-full':
      return 'This device has no room for it. What came was removed.';
  }
}
