import { Button, Icon, WizardFooter } from '@lectern/ui';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { memo } from 'react';

export interface ScriptFooterProps {
  /** Whether there is a draft, and it could be kept. */
  isKept: boolean;
  onContinue: () => void;
}

function Footer({ isKept, onContinue }: ScriptFooterProps) {
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

/** The way on from the script. Typing is no news to it. */
export const ScriptFooter = memo(Footer);
