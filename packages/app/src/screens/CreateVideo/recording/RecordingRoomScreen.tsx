import { ApiCache, useVoices } from '@lectern/api-client';
import { readOwnVoice } from '@lectern/studio/own-voice';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { LoadingApplication } from '../../../navigation/LoadingApplication.tsx';
import { paths } from '../../../paths.ts';
import { useLocalEdits } from '../../../projects/useLocalEdits.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { WizardProvider } from '../wizard/WizardProvider.tsx';
import { RecordingRoom } from './RecordingRoom.tsx';
import { firstPlace } from './roomState.ts';
import { useScriptRecordings } from './useScriptRecordings.ts';

/** The recording room at `/create/voice/record`, for the tab's current project. */
export function RecordingRoomScreen() {
  return (
    <ApiCache>
      <WizardProvider loading={<LoadingApplication />}>
        <Room />
      </WizardProvider>
    </ApiCache>
  );
}

function Room() {
  const { journey, isReadOnly } = useWizard();
  const { projectId, script, voiceId } = journey;
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { data: voices } = useVoices();
  const { edits } = useLocalEdits();
  const own = useScriptRecordings(projectId, script);
  const [asked] = useState(() => Number(query.get('sentence') ?? Number.NaN));
  const fallbackId = voiceId === null ? null : readOwnVoice(voiceId);
  // If a voice from the list speaks, in a read-only tab, or without a project.
  if (!own || fallbackId === null || isReadOnly) {
    return <Navigate to={paths.createStep('voice')} replace />;
  }
  const { door, project, recorded } = own;
  if (!recorded) return <LoadingApplication />;
  const { sentences } = recorded;
  if (sentences.length === 0) return <Navigate to={paths.createStep('script')} replace />;
  const leave = () => void navigate(paths.createStep('voice'));
  const name = voices?.find(({ id }) => id === fallbackId)?.name ?? 'A voice';
  return (
    <RecordingRoom
      title={edits.names[project.projectId] ?? sentences[0]?.text ?? ''}
      door={door}
      project={project}
      sentences={sentences}
      fallback={{ id: fallbackId, name }}
      speed={readVideoSettings(journey.settings).speed}
      startAt={firstPlace(sentences, Number.isInteger(asked) ? asked : null)}
      onDone={leave}
      onLeave={leave}
      onUseRecording={leave}
    />
  );
}
