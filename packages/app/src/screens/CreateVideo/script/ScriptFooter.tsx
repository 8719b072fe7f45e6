import { Button, Icon, WizardFooter } from '@lectern/ui';
import { ArrowRight, CircleCheck } from 'lucide-react';

export interface ScriptFooterProps {
  /** Whether there is a draft, and it was kept. */
  isKept: boolean;
  onContinue: () => void;
}

/** The footer of the script step, with its Continue button. */
export function ScriptFooter({ isKept, onContinue }: ScriptFooterProps) {
  return (
    <WizardFooter
      note={
        isKept && (
          <>
            <Icon icon={CircleCheck} size="sm" />
            Draft kept in this project
          </>
        )
      }
    >
      <Button variant="primary" size="lg" iconEnd={ArrowRight} onPress={onContinue}>
        Continue
      </Button>
    </WizardFooter>
  );
}
