import type { IndexInput } from 'storybook/internal/types';

/** Names of stories that serve automated checks, not reviewers. */
const FOR_MACHINES =
  /Hostile|RightToLeft|ForcedColou?rs|LargeText|Narrow|Smallest|VeryMany|LongText|LongTitle|Unbroken/;

/** Whether a story is one of the tests that are hidden by default. */
export function isForMachines(exportName: string): boolean {
  return FOR_MACHINES.test(exportName);
}

/** Those of them that reviewers look at all the same: they look different by design. */
const REVIEWED = /RightToLeft|ForcedColou?rs/;

/** Whether Chromatic takes a snapshot of a story. */
export function isPictured(exportName: string): boolean {
  return !isForMachines(exportName) || REVIEWED.test(exportName);
}

/**
 * An entry of the index: with the tag `tests` if it is for machines, with a docs page if it belongs to a
 * screen. The manifest, which editors and assistants read, lists components only: no one builds from a
 * screen.
 */
export function inItsTier(entry: IndexInput): IndexInput {
  if (entry.type !== 'story') return entry;
  const tags = [
    ...(entry.tags ?? []),
    ...(isForMachines(entry.exportName) ? ['tests'] : []),
    // Components have their own docs pages.
    ...(entry.title?.startsWith('Screens/') ? ['autodocs'] : []),
    ...(entry.title?.startsWith('Components/') ? [] : ['!manifest']),
  ];
  return { ...entry, tags };
}
