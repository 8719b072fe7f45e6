import type { Change } from './changes.ts';

/** Changes of one component or screen. */
export interface Group {
  name: string;
  section: string;
  changes: readonly Change[];
}

/** Groups changes by component, in the order of the review. */
export function groupsOf(changes: readonly Change[]): readonly Group[] {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = `${change.section}/${change.group}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  return [...groups.values()].flatMap((ofGroup) => {
    const [first] = ofGroup;
    return first ? [{ name: first.group, section: first.section, changes: ofGroup }] : [];
  });
}
