import { Button, Heading, Inline, SegmentedControl, Text } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { ChangeCard } from './ChangeCard.tsx';
import type { Change } from './changes.ts';
import * as styles from './ChangeList.css.ts';
import { NO_FILTERS, passes } from './filters.ts';
import { groupsOf } from './groups.ts';
import { type Judging, leftOf, restOf } from './judging.ts';
import { ListFilters } from './ListFilters.tsx';

type Kind = 'all' | 'left' | 'accepted' | 'rejected';

interface ChangeListProps {
  judging: Judging;
  onOpen: (id: string) => void;
  onAcceptEach: (changes: readonly Change[]) => void;
}

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** All changed pictures, grouped by component. */
export function ChangeList({ judging, onOpen, onAcceptEach }: ChangeListProps) {
  const [kind, setKind] = useState<Kind>('all');
  const [filters, setFilters] = useState(NO_FILTERS);
  const { changes, marks } = judging;
  const left = leftOf(judging);
  const first = left[0];
  const inFilters = changes.filter((change) => passes(filters, change));
  const ofKind = (wanted: Kind) =>
    inFilters.filter(({ id }) => wanted === 'all' || (marks[id]?.verdict ?? 'left') === wanted);
  const count = (wanted: Kind) => ofKind(wanted).length;
  const groups = groupsOf(ofKind(kind));
  const items = [
    { id: 'all', label: `All ${count('all')}` },
    { id: 'left', label: `To judge ${count('left')}` },
    { id: 'accepted', label: `Accepted ${count('accepted')}` },
    { id: 'rejected', label: `Rejected ${count('rejected')}` },
  ] as const;
  return (
    <main className={styles.page}>
      <div className={styles.intro}>
        <div>
          <Heading level={1} variant="h1">
            {pictures(changes.length)} changed
          </Heading>
          <Text variant="lead" tone="muted">
            {left.length === 0 ? 'All are judged.' : `${left.length} left to judge.`}
          </Text>
        </div>
        {first && (
          <Button variant="primary" size="lg" iconEnd={ArrowRight} onPress={() => onOpen(first.id)}>
            Start with {first.group}
          </Button>
        )}
      </div>
      <div className={styles.intro}>
        <SegmentedControl
          label="Which changes"
          items={items}
          selectedKey={kind}
          onSelectionChange={setKind}
        />
        <ListFilters changes={changes} filters={filters} onChange={setFilters} />
      </div>
      {groups.length === 0 && <Text tone="muted">None of them.</Text>}
      {groups.map(({ name, section, changes: ofGroup }) => {
        // Pictures hidden by a filter are not accepted with the rest.
        const rest = restOf(judging, { section, group: name }).filter((change) =>
          ofGroup.includes(change),
        );
        const judged = ofGroup.filter(({ id }) => marks[id]).length;
        return (
          <section key={`${section}/${name}`} className={styles.group}>
            <div className={styles.head}>
              <Inline gap={3} alignItems="baseline" flexWrap="wrap">
                <Heading level={2} variant="h3">
                  {name}
                </Heading>
                <Text variant="small" tone="subtle">
                  {section}
                </Text>
                <Text variant="small" tone="subtle" numeric>
                  {judged} of {ofGroup.length} judged
                </Text>
              </Inline>
              {rest.length > 0 && (
                <Button size="sm" onPress={() => onAcceptEach(rest)}>
                  {judged === 0
                    ? `Accept all ${rest.length} of ${name}`
                    : `Accept the rest of ${name}`}
                </Button>
              )}
            </div>
            <ul className={styles.cards}>
              {ofGroup.map((change) => (
                <li key={change.id}>
                  <ChangeCard change={change} mark={marks[change.id]} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </main>
  );
}
