import { Button } from '@lectern/ui';
import { ArrowLeft } from 'lucide-react';
import * as frame from '../CreateVideo.css.ts';

export interface BackButtonProps {
  to: 'Script' | 'Voice';
  /** Something is made: a phone's line has its Cancel, which leads back as well. */
  isBusy?: boolean;
  onPress: () => void;
}

/** The start of a step's footer: leads to the step before, in line with the page. */
export function BackButton({ to, isBusy = false, onPress }: BackButtonProps) {
  return (
    <div className={isBusy ? frame.backWhileBusy : frame.back}>
      <Button variant="ghost" size="lg" icon={ArrowLeft} onPress={onPress}>
        {`Back to ${to}`}
      </Button>
    </div>
  );
}
