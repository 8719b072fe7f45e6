import { Button, IconButton, Inline, media, Menu, useMediaQuery } from '@lectern/ui';
import { EllipsisVertical, Plus, Sparkles, UserRoundPlus } from 'lucide-react';

export interface MakeAvatarActionsProps {
  onGenerate: () => void;
  onRequest: () => void;
}

/** The ways to make an avatar, on one line at every width: phones collapse two of them. */
export function MakeAvatarActions({ onGenerate, onRequest }: MakeAvatarActionsProps) {
  const isPhone = useMediaQuery(media.belowMd);
  const isRoomy = useMediaQuery(media.xl);
  const size = isRoomy || isPhone ? 'md' : 'sm';
  const generate = (
    <Button variant="primary" size={size} icon={Sparkles} onPress={onGenerate}>
      Generate AI Avatar
    </Button>
  );
  if (isPhone) {
    return (
      <Inline gap={2} flexWrap="nowrap">
        {generate}
        <Menu
          label="More ways to an avatar"
          trigger={<IconButton icon={EllipsisVertical} aria-label="More ways to an avatar" />}
          items={[
            { id: 'create', label: 'Create New Avatar', icon: Plus, onAction: onGenerate },
            {
              id: 'request',
              label: 'Request Custom Avatar',
              icon: UserRoundPlus,
              onAction: onRequest,
            },
          ]}
        />
      </Inline>
    );
  }
  return (
    <>
      <Button variant="ghost" size={size} onPress={onRequest}>
        Request Custom Avatar
      </Button>
      <Button size={size} icon={isRoomy ? Plus : undefined} onPress={onGenerate}>
        Create New Avatar
      </Button>
      {generate}
    </>
  );
}
