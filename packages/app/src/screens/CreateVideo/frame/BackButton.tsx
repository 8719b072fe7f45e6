import { Button } from '@lectern/ui';
import { ArrowLeft } from 'lucide-react';
import * as frame from '../CreateVideo.css.ts';

export interface BackButtonProps {
  to: 'Script' | 'Voice';
  /** Whether the step is busy: on a phone, Cancel then takes up the row, and also leads back. */
  isBusy?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
}

/** The start of a step's footer: leads to the previous step, and lines up with the page. */
export function BackButton({ to, isBusy = false, isDisabled = false, onPress }: BackButtonProps) {
  return (
    <div className={isBusy ? frame.backWhileBusy : frame.back}>
      <Button variant="ghost" size="lg" icon={ArrowLeft} isDisabled={isDisabled} onPress={onPress}>
        {`Back to ${to}`}
      </Button>
    </div>
  );
}
