import { type ReactNode, useEffect, useState } from 'react';
import { type CreateStep, paths } from '../../paths.ts';
import '../../navigation/filmTransition.ts';
import { useDeparture } from '../../navigation/useDeparture.ts';
import { useRedirect } from '../../navigation/useRedirect.ts';
import { AvatarStep } from './avatar/AvatarStep.tsx';
import { FoundRenderNotice } from './frame/FoundRenderNotice.tsx';
import { StepObstacle } from './frame/StepObstacle.tsx';
import { WizardFrame } from './frame/WizardFrame.tsx';
import { WizardSkeleton } from './frame/WizardSkeleton.tsx';
import { PreviewStep } from './preview/PreviewStep.tsx';
import { ProcessingStep } from './processing/ProcessingStep.tsx';
import { ScriptStep } from './script/ScriptStep.tsx';
import { VoiceStep } from './voice/VoiceStep.tsx';
import { canVisit, entryObstacle, isStepDone, redirectFrom } from './wizard/guards.ts';
import { isEditingStep, isStartingAgain, isTaken } from './wizard/machine/visits.ts';
import { useWizard } from './wizard/WizardContext.ts';
import { WizardProvider } from './wizard/WizardProvider.tsx';
import { useWizardEntry } from './wizard/useWizardEntry.ts';

export { RecordingRoomScreen } from './recording/RecordingRoomScreen.tsx';

/** The create-video wizard at `/create/*` (specification section 2); the step is in the path. */
export function CreateVideoScreen() {
  return (
    <WizardProvider loading={<WizardSkeleton />}>
      <Wizard />
    </WizardProvider>
  );
}

const STEPS: Readonly<Record<CreateStep, () => ReactNode>> = {
  script: ScriptStep,
  voice: VoiceStep,
  avatar: AvatarStep,
  processing: ProcessingStep,
  preview: PreviewStep,
};

function Wizard() {
  const wizard = useWizard();
  const { journey, isReadOnly, send, arrive } = wizard;
  const [isReading, setReading] = useState(false);
  const depart = useDeparture();
  const entry = useWizardEntry();
  const { step, search } = entry;
  const isNew = isStartingAgain(wizard, entry);
  const target = step === null ? 'script' : redirectFrom(step, journey);
  useEffect(() => arrive(entry, depart()), [arrive, entry, depart]);
  // An applied query would count as another visit at the other step's address.
  const query = step !== null && isTaken(wizard, entry) ? '' : search;
  useRedirect(isNew || target === null ? null : paths.createStep(target), query);
  if (isNew || step === null || target !== null) return <WizardSkeleton />;

  const obstacle = entryObstacle(step, journey);
  const Step = STEPS[step];
  // Processing and Preview only show existing data, so no input can be lost on them.
  const isEditing = isEditingStep(step);
  const isOpenElsewhere = isReadOnly && isEditing;
  return (
    <WizardFrame
      step={step}
      hasProject={journey.projectId !== null}
      canVisit={(id) => canVisit(id, journey)}
      isDone={(id) => isStepDone(id, journey)}
      otherTab={isOpenElsewhere ? (isReading ? 'reading' : 'undecided') : undefined}
      onReadOnly={() => setReading(true)}
      onEditHere={() => {
        setReading(false);
        send({ type: 'takeOverAsked' });
      }}
    >
      {isEditing && <FoundRenderNotice />}
      {obstacle ? <StepObstacle {...obstacle} /> : <Step />}
    </WizardFrame>
  );
}
