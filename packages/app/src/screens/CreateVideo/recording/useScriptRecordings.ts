import { useEffect, useState } from 'react';
import { useVoiceRecordings } from '../../../backend/embeddedParts.ts';
import type {
  ProjectRef,
  RecordingsOfScript,
  VoiceRecordings,
} from '../../../backend/voiceRecordings.ts';
import { useOwner } from '../../../session/useOwner.ts';

export interface ScriptRecordings {
  door: VoiceRecordings;
  project: ProjectRef & { script: string };
  /** Null until loaded. */
  recorded: RecordingsOfScript | null;
}

/** The recordings of a project's script, kept up to date; null if nothing can be recorded. */
export function useScriptRecordings(
  projectId: string | null,
  script: string,
): ScriptRecordings | null {
  const door = useVoiceRecordings();
  const owner = useOwner();
  const [read, setRead] = useState<{ of: string; recorded: RecordingsOfScript } | null>(null);
  const key = JSON.stringify([owner, projectId, script]);

  useEffect(() => {
    if (!door || projectId === null) return undefined;
    return door.watch({ owner, projectId, script }, (recorded) => setRead({ of: key, recorded }));
  }, [door, owner, projectId, script, key]);

  if (!door || projectId === null) return null;
  const recorded = read?.of === key ? read.recorded : null;
  return { door, project: { owner, projectId, script }, recorded };
}
