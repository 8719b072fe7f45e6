import type { Project } from '@lectern/api-client';
import { Text } from '@lectern/ui';
import { failedEdit } from './aiEditLog.ts';

/** A line below a card that says why its last AI edit failed. The video itself is unchanged. */
export function EditFailure({ project }: { project: Project }) {
  const reason = failedEdit(project);
  if (reason === null) return null;
  return <Text variant="caption" tone="muted">{`AI edit failed: ${reason}`}</Text>;
}
