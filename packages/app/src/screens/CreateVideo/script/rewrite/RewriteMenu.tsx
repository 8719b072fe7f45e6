import { Button, Menu } from '@lectern/ui';
import { Feather } from 'lucide-react';
import type { RewriteManner } from '../../../../backend/scriptWriter.ts';
import type { Rewriting } from './useRewriting.ts';

const MANNERS: readonly { id: RewriteManner; label: string }[] = [
  { id: 'shorter', label: 'Shorter' },
  { id: 'longer', label: 'Longer' },
  { id: 'simpler', label: 'Simpler' },
  { id: 'friendlier', label: 'Friendlier' },
];

export interface RewriteMenuProps {
  rewriting: Rewriting;
  isDisabled: boolean;
}

/**
 * The menu of ways to rewrite a passage, with a button that stops the browser's model. Renders nothing
 * without a writer in the page.
 */
export function RewriteMenu({ rewriting, isDisabled }: RewriteMenuProps) {
  const { isOffered, isRunning, rewriteRef, stopRef, rewrite, stop } = rewriting;
  if (!isOffered) return null;
  return (
    <>
      <Menu
        label="Rewrite the selected passage"
        trigger={
          <Button
            ref={rewriteRef}
            variant="ghost"
            size="sm"
            icon={Feather}
            isDisabled={isDisabled}
            isPending={isRunning}
          >
            Rewrite
          </Button>
        }
        items={MANNERS.map(({ id, label }) => ({ id, label, onAction: () => rewrite(id) }))}
      />
      {isRunning && 'LanguageModel' in globalThis && (
        <Button ref={stopRef} variant="ghost" size="sm" onPress={stop}>
          Stop
        </Button>
      )}
    </>
  );
}
