import { readOwnVoice } from '@lectern/studio/own-voice';
import { useEffect } from 'react';
import { useWizard } from '../wizard/WizardContext.ts';
import { takesMark } from './takes.ts';
import { type ScriptRecordings, useScriptRecordings } from './useScriptRecordings.ts';

export interface OwnVoice {
  /** Null if nothing can be recorded, or not yet. */
  own: ScriptRecordings | null;
  /** The voice that speaks sentences without a recording; null while a voice from the list speaks. */
  fallbackId: string | null;
}

/** The user's own voice of the wizard's project. Reports its takes, which outdates audio of other takes. */
export function useOwnVoice(): OwnVoice {
  const { journey, send } = useWizard();
  const { projectId, script, voiceId } = journey;
  const own = useScriptRecordings(projectId, script);
  const fallbackId = voiceId === null ? null : readOwnVoice(voiceId);
  const recorded = fallbackId === null ? null : (own?.recorded ?? null);
  const takes = recorded && takesMark(recorded);

  useEffect(() => {
    if (takes !== null) send({ type: 'takesRead', takes });
  }, [takes, send]);

  return { own, fallbackId };
}
