import { type Project, readCurrentProjectId, useApiClient } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { createStepFromPath, paths } from '../../paths.ts';
import { applyLocalEdits } from '../../projects/localEdits.ts';
import { useLocalEdits } from '../../projects/useLocalEdits.ts';
import { renderEnding } from './renderEnding.ts';
import { useRenderEndings } from './useRenderEndings.ts';

/**
 * Announces a render that ends while another screen is open. The wizard itself announces its own project,
 * on the steps that show its video.
 */
export function RenderNotices() {
  const client = useApiClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { edits } = useLocalEdits();

  useRenderEndings((ended: Project) => {
    const [project] = applyLocalEdits([ended], edits);
    // The project was deleted meanwhile.
    if (!project) return;
    const step = createStepFromPath(pathname);
    const isShown =
      (step === 'processing' || step === 'preview') && readCurrentProjectId(client) === project.id;
    if (isShown) return;
    const ending = renderEnding(project);
    const open = () => void navigate(paths.project(project.id));
    if (ending.kind === 'completed') {
      toast.show({
        tone: 'success',
        children: ending.words,
        action: { label: 'View', onPress: open },
        // It interrupts something else: leave enough time to get to it.
        timeout: null,
      });
    } else if (ending.kind === 'failed') {
      toast.show({
        tone: 'danger',
        children: ending.words,
        action: { label: 'Open', onPress: open },
      });
    }
  });

  return null;
}
