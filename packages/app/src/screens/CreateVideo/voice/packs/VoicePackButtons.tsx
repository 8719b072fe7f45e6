import { Button } from '@lectern/ui';
import { Download, Pause, RotateCw, Trash2 } from 'lucide-react';
import type { PackOnDevice } from '../../../../backend/voicePacks.ts';

export interface VoicePackActions {
  onLoad: (id: string) => void;
  onPause: (id: string) => void;
  /** Removes what has been loaded. */
  onCancel: (id: string) => void;
  /** Asks for confirmation first. */
  onRemove: (id: string) => void;
}

/** The actions for a pack in its current state. */
export function VoicePackButtons({
  id,
  name,
  state,
  problem,
  canRun,
  actions,
}: Pick<PackOnDevice, 'id' | 'state' | 'problem'> & {
  name: string;
  canRun: boolean;
  actions: VoicePackActions;
}) {
  if (state === 'installed') {
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={Trash2}
        aria-label={`Remove ${name}`}
        onPress={() => actions.onRemove(id)}
      >
        Remove
      </Button>
    );
  }
  const cancel = (
    <Button
      size="sm"
      variant="ghost"
      aria-label={`Cancel ${name}`}
      onPress={() => actions.onCancel(id)}
    >
      Cancel
    </Button>
  );
  if (state === 'loading') {
    return (
      <>
        <Button
          size="sm"
          icon={Pause}
          aria-label={`Pause ${name}`}
          onPress={() => actions.onPause(id)}
        >
          Pause
        </Button>
        {cancel}
      </>
    );
  }
  const [label, icon] =
    state === 'paused'
      ? ['Go on', Download]
      : problem === null
        ? ['Load', Download]
        : ['Load again', RotateCw];
  return (
    <>
      <Button
        size="sm"
        icon={icon}
        isDisabled={!canRun}
        aria-label={`${label} ${name}`}
        onPress={() => actions.onLoad(id)}
      >
        {label}
      </Button>
      {state === 'paused' && cancel}
    </>
  );
}
