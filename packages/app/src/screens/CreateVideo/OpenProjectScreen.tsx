import { useApiClient, writeCurrentProjectId } from '@lectern/api-client';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { SlowNotice } from '../../lib/calls/SlowNotice.tsx';
import { paths } from '../../paths.ts';
import { useDeparture } from '../../navigation/useDeparture.ts';
import { WizardSkeleton } from './frame/WizardSkeleton.tsx';
import { ProjectTrouble } from './wizard/ProjectTrouble.tsx';
import { resumeStep } from './wizard/resumeStep.ts';
import { useOpenedProject } from './wizard/useOpenedProject.ts';

/**
 * `/projects/{id}`: makes the project the tab's current one and opens the wizard at the step that its state
 * calls for (readings of the product).
 */
export function OpenProjectScreen() {
  const { id = '' } = useParams();
  const client = useApiClient();
  const navigate = useNavigate();
  const depart = useDeparture();
  const opened = useOpenedProject(client, id);
  const project = opened.status === 'ready' ? opened.project : null;

  useEffect(() => {
    if (!project) return;
    // The wizard reads it when it renders, which is after this.
    if (depart().goTo(paths.createStep(resumeStep(project)), { replace: true })) {
      writeCurrentProjectId(client, project.id);
    }
  }, [depart, client, project]);

  if (opened.status === 'failed') {
    return (
      <ProjectTrouble
        id={id}
        error={opened.error}
        onRetry={opened.retry}
        onStartNew={() => {
          writeCurrentProjectId(client, null);
          void navigate(paths.create());
        }}
      />
    );
  }
  return (
    <>
      {opened.status === 'loading' && <SlowNotice onRetry={opened.retry} />}
      <WizardSkeleton />
    </>
  );
}
