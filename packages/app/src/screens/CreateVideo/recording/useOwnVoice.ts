import { readOwnVoice } from '@lectern/studio/own-voice';
import { useEffect } from 'react';
import { useWizard } from '../wizard/WizardContext.ts';
import { takesMark } from './takes.ts';
import { type ScriptRecordings, useScriptRecordings } from './useScriptRecordings.ts';

export interface OwnVoice {
  /** Null where nothing can be recorded, or not yet. */
  own: ScriptRecordings | null;
  /** The voice that speaks what is not recorded; null while a voice from the list speaks. */
  fallbackId: string | null;
}

/** The user's own voice of the wizard's project; audio of other takes is out of date from then on. */
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
