import type { IndexInput } from 'storybook/internal/types';

/** Names of stories that a machine asks for, not a reviewer. */
const FOR_MACHINES =
  /Hostile|RightToLeft|ForcedColou?rs|LargeText|Narrow|Smallest|VeryMany|LongText|LongTitle|Unbroken/;

/** Whether a story is one of the tests that are folded away. */
export function isForMachines(exportName: string): boolean {
  return FOR_MACHINES.test(exportName);
}

/** An entry of the index, with the tag `tests` if it is for machines. */
export function inItsTier(entry: IndexInput): IndexInput {
  if (entry.type !== 'story' || !isForMachines(entry.exportName)) return entry;
  return { ...entry, tags: [...(entry.tags ?? []), 'tests'] };
}
