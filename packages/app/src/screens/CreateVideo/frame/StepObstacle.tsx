import { Banner, Button, VisuallyHidden, WizardFooter } from '@lectern/ui';
import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import type { Obstacle } from '../wizard/guards.ts';
import { STEP_LABELS } from './WizardFrame.tsx';

/** Shown instead of a step that lacks something: names what is missing, and leads to it. */
export function StepObstacle({ message, backTo }: Obstacle) {
  const navigate = useNavigate();
  return (
    <>
      <VisuallyHidden as="h2">Something is missing</VisuallyHidden>
      <Banner tone="warning" isLive>
        {message}
      </Banner>
      <WizardFooter>
        <Button
          variant="primary"
          size="lg"
          icon={ArrowLeft}
          onPress={() => void navigate(paths.createStep(backTo))}
        >
          Back to {STEP_LABELS[backTo]}
        </Button>
      </WizardFooter>
    </>
  );
}
