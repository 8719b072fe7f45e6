import { Button, EmptyState, LinkButton } from '@lectern/ui';
import { Plus, Sparkles } from 'lucide-react';
import { paths } from '../../paths.ts';
import * as styles from './ScriptsView.css.ts';

/** The two ways to create a script. */
export function NewScriptActions({
  newHref,
  isPrimary,
}: {
  /** Opens the editor. */
  newHref: string;
  /** False if the view has another primary action. */
  isPrimary: boolean;
}) {
  return (
    <>
      <LinkButton href={paths.create({ ai: true })} icon={Sparkles}>
        Try AI Assistant
      </LinkButton>
      <LinkButton href={newHref} variant={isPrimary ? 'primary' : 'secondary'} icon={Plus}>
        Create New Script
      </LinkButton>
    </>
  );
}

/** The library is empty. */
export function ScriptEmpty({ newHref }: { newHref: string }) {
  return (
    <EmptyState
      title="No scripts found"
      illustration="first"
      actions={
        <div className={styles.besidesPhones}>
          <NewScriptActions newHref={newHref} isPrimary />
        </div>
      }
    >
      Scripts that you write or generate are kept here, ready for their next video.
    </EmptyState>
  );
}

function noMatchSentence(search: string, category: string): string {
  const found = search === '' ? 'No script is' : `Nothing matches “${search}”`;
  const where = category === '' ? '' : ` in ${category}`;
  return `${found}${where}. Clear the filters, or write something new.`;
}

/** No script matches the search or the category. */
export function ScriptNoMatch({
  search,
  category,
  newHref,
  onReset,
}: {
  search: string;
  category: string;
  newHref: string;
  onReset: () => void;
}) {
  return (
    <div role="status">
      <EmptyState
        title="No scripts found"
        illustration="search"
        actions={
          <>
            <Button variant="ghost" onPress={onReset}>
              Reset Filters
            </Button>
            <div className={styles.besidesPhones}>
              <NewScriptActions newHref={newHref} isPrimary />
            </div>
          </>
        }
      >
        {noMatchSentence(search, category)}
      </EmptyState>
    </div>
  );
}
