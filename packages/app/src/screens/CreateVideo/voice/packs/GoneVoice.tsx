import { Banner, Stack } from '@lectern/ui';
import { LoadPackButton } from './LoadPackButton.tsx';
import type { LoadablePack } from './packsByLanguage.ts';

export interface GoneVoiceProps {
  /** The pack that contains the voice; null if it is not from a pack. */
  packId: string | null;
  /** That pack if this site offers it and this browser can run it. */
  loadable: LoadablePack | null;
  onLoad: () => void;
}

/** A notice that the voice chosen for a video is missing; offers its pack, or asks for another voice. */
export function GoneVoice({ packId, loadable, onLoad }: GoneVoiceProps) {
  if (packId === null) {
    return (
      <Banner tone="warning">
        The voice that was chosen for this video is not offered any more. Choose another one.
      </Banner>
    );
  }
  if (!loadable) {
    return (
      <Banner tone="warning">
        This video speaks with the voice pack “<bdi>{packId}</bdi>”, which is neither on this device
        nor offered by this site. Choose another voice.
      </Banner>
    );
  }
  return (
    <Banner tone="warning" isLive actions={<LoadPackButton entry={loadable} onLoad={onLoad} />}>
      <Stack gap={1}>
        <span>
          This video speaks with the voice pack <bdi>{loadable.pack.name}</bdi>, which is not on
          this device. Load it, or choose another voice.
        </span>
        {loadable.problem !== null && <span>{loadable.problem}</span>}
      </Stack>
    </Banner>
  );
}
