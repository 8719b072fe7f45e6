import { Banner, Box } from '@lectern/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { isFinished } from '../wizard/journey.ts';
import { useFoundRender } from '../wizard/useFoundRender.ts';
import { useWizard } from '../wizard/WizardContext.ts';

/** Says that the project's video was made, or is being made, elsewhere, and leads there. */
export function FoundRenderNotice() {
  const { journey, takeRender } = useWizard();
  const navigate = useNavigate();
  const render = useFoundRender(journey);
  useEffect(() => {
    // Known at once, so that nothing that is still edited here takes the finished status away. One
    // under way is taken when the user says so: it ends the editing.
    if (render && isFinished(render)) takeRender(render);
  }, [render, takeRender]);
  if (render === null) return null;
  const isDone = isFinished(render);
  return (
    <Box paddingBlockEnd={6}>
      <Banner
        tone="info"
        isLive
        action={{
          label: isDone ? 'View Your Video' : 'View progress',
          onPress: () => {
            takeRender(render);
            void navigate(paths.createStep(isDone ? 'preview' : 'processing'));
          },
        }}
      >
        {isDone
          ? 'The video of this project was finished on another device or in another browser.'
          : 'The video of this project is being made on another device or in another browser.'}
      </Banner>
    </Box>
  );
}
