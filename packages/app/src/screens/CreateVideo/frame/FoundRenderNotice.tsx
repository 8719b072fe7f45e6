import { Banner, Box } from '@lectern/ui';
import { isFinished } from '../wizard/journey.ts';
import { useWizard } from '../wizard/WizardContext.ts';

/**
 * A notice that the project's video was made, or is being made, elsewhere, with a button that leads there.
 */
export function FoundRenderNotice() {
  const { found, send } = useWizard();
  if (found === null) return null;
  const isDone = isFinished(found);
  return (
    <Box paddingBlockEnd={6}>
      <Banner
        tone="info"
        isLive
        action={{
          label: isDone ? 'View Your Video' : 'View progress',
          onPress: () => send({ type: 'foundTaken' }),
        }}
      >
        {isDone
          ? 'The video of this project was finished on another device or in another browser.'
          : 'The video of this project is being made on another device or in another browser.'}
      </Banner>
    </Box>
  );
}
