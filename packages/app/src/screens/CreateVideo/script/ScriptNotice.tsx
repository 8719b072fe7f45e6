import { scriptMessages } from '@lectern/api-client';
import { Banner, Button } from '@lectern/ui';
import { SlowNotice } from '../../../lib/calls/SlowNotice.tsx';
import type { StoredScript } from './useStoredScript.ts';

export interface ScriptNoticeProps {
  stored: StoredScript;
  /** Whether generating the script failed. */
  hasFailed: boolean;
  onDismiss: () => void;
  /** Removes the demo script again; null if something else has replaced it. */
  onUndo: (() => void) | null;
}

/** Shown between prompt and script: what is loading, or what went wrong and what to do. */
export function ScriptNotice({ stored, hasFailed, onDismiss, onUndo }: ScriptNoticeProps) {
  if (stored.isLoading) return <SlowNotice onRetry={stored.retry} />;
  if (stored.errorMessage !== null) {
    return (
      <Banner tone="danger" isLive action={{ label: 'Try Again', onPress: stored.retry }}>
        {stored.errorMessage}
      </Banner>
    );
  }
  if (!hasFailed) return null;
  return (
    <Banner
      tone="danger"
      isLive
      onDismiss={onDismiss}
      actions={
        onUndo && (
          <Button size="sm" onPress={onUndo}>
            Undo
          </Button>
        )
      }
    >
      {scriptMessages.generateFailed}
    </Banner>
  );
}
