import { useMediaFacts } from '../audio/useMediaFacts.ts';
import { isAudioCurrent } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { GapsAside } from './GapsAside.tsx';
import { ModelDownload } from './model/ModelDownload.tsx';
import type { ModelWriting } from './model/useModelWriting.ts';
import { ReadAloud } from './ReadAloud.tsx';
import type { ScriptGaps } from './useGaps.ts';

/** The aside of the script: how long it takes to read aloud, its gaps, and the model's download. */
export function ScriptAside({ gaps, model }: { gaps: ScriptGaps; model: ModelWriting }) {
  const { journey } = useWizard();
  const audioUrl = isAudioCurrent(journey) ? (journey.audio?.url ?? null) : null;
  const audio = useMediaFacts('audio', audioUrl);
  return (
    <>
      <ReadAloud
        script={journey.script}
        spokenSeconds={audio?.duration ?? null}
        waiting={gaps.gaps.length > 0 ? <GapsAside gaps={gaps.gaps} onNext={gaps.next} /> : null}
      />
      <ModelDownload {...model} />
    </>
  );
}
