import type { IndexInput } from 'storybook/internal/types';

/** Names of stories that a machine asks for, not a reviewer. */
const FOR_MACHINES =
  /Hostile|RightToLeft|ForcedColou?rs|LargeText|Narrow|Smallest|VeryMany|LongText|LongTitle|Unbroken/;

/** Whether a story is one of the tests that are folded away. */
export function isForMachines(exportName: string): boolean {
  return FOR_MACHINES.test(exportName);
}

/** Those of them that a reviewer looks at all the same: they differ, and differ by design. */
const REVIEWED = /RightToLeft|ForcedColou?rs/;

/** Whether Chromatic takes a picture of a story. */
export function isPictured(exportName: string): boolean {
  return !isForMachines(exportName) || REVIEWED.test(exportName);
}

/**
 * An entry of the index: with the tag `tests` if it is for machines, with a page if it is of a screen. The
 * manifest, which editors and assistants read, tells of components alone: nobody builds from a screen.
 */
export function inItsTier(entry: IndexInput): IndexInput {
  if (entry.type !== 'story') return entry;
  const tags = [
    ...(entry.tags ?? []),
    ...(isForMachines(entry.exportName) ? ['tests'] : []),
    // Components bring a page of their own.
    ...(entry.title?.startsWith('Screens/') ? ['autodocs'] : []),
    ...(entry.title?.startsWith('Components/') ? [] : ['!manifest']),
  ];
  return { ...entry, tags };
}
