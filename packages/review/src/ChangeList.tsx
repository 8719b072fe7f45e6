import { Button, Heading, Inline, SegmentedControl, Text } from '@lectern/ui';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { ChangeCard } from './ChangeCard.tsx';
import * as styles from './ChangeList.css.ts';
import { groupsOf } from './groups.ts';
import { type Judging, leftOf, restOf } from './judging.ts';

type Filter = 'all' | 'left' | 'accepted' | 'rejected';

interface ChangeListProps {
  judging: Judging;
  onOpen: (id: string) => void;
  onAcceptRest: (group: string) => void;
}

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

/** All changed pictures, by component. */
export function ChangeList({ judging, onOpen, onAcceptRest }: ChangeListProps) {
  const [filter, setFilter] = useState<Filter>('all');
  const { changes, marks } = judging;
  const left = leftOf(judging);
  const first = left[0];
  const isShown = (id: string) => filter === 'all' || (marks[id]?.verdict ?? 'left') === filter;
  const count = (kind: Filter) =>
    changes.filter(({ id }) => (marks[id]?.verdict ?? 'left') === kind).length;
  const groups = groupsOf(changes.filter(({ id }) => isShown(id)));
  const items = [
    { id: 'all', label: `All ${changes.length}` },
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
      <SegmentedControl
        label="Which changes"
        items={items}
        selectedKey={filter}
        onSelectionChange={setFilter}
      />
      {groups.length === 0 && <Text tone="muted">None of them.</Text>}
      {groups.map(({ name, section, changes: ofGroup }) => {
        const rest = restOf(judging, name).length;
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
              {rest > 0 && (
                <Button size="sm" onPress={() => onAcceptRest(name)}>
                  {judged === 0 ? `Accept all ${rest} of ${name}` : `Accept the rest of ${name}`}
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
