import { Button, Icon, WizardFooter } from '@lectern/ui';
import { ArrowRight, CircleCheck } from 'lucide-react';

export interface ScriptFooterProps {
  /** Whether there is a draft, and it could be kept. */
  isKept: boolean;
  onContinue: () => void;
}

/** The way on from the script. */
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
