import { Button, media } from '@lectern/ui';
import { Plus, Sparkles } from 'lucide-react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';

export interface MakeAvatarActionsProps {
  onGenerate: () => void;
  onRequest: () => void;
}

/** The ways to an avatar of one's own: the first one at the end of a line, at the top of a phone's. */
export function MakeAvatarActions({ onGenerate, onRequest }: MakeAvatarActionsProps) {
  const isStacked = useMediaQuery(media.belowMd);
  const actions = [
    <Button key="request" variant="ghost" onPress={onRequest}>
      Request Custom Avatar
    </Button>,
    <Button key="create" icon={Plus} onPress={onGenerate}>
      Create New Avatar
    </Button>,
    <Button key="generate" variant="primary" icon={Sparkles} onPress={onGenerate}>
      Generate AI Avatar
    </Button>,
  ];
  return isStacked ? actions.toReversed() : actions;
}
