import { Check, Globe, Lock, UserRound } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './AvatarCard.css.ts';
import { messages } from './AvatarCard.messages.ts';

export interface AvatarCardProps {
  /** Name in one line below the portrait. */
  name: string;
  /** Details below the name: 'Female, 25–34'. */
  description: string;
  /** Portrait at 4:5; a silhouette if it is missing or broken. */
  src: string | null;
  /** Shows a lock or a globe at the top; null shows neither. */
  visibility: 'public' | 'private' | null;
  /** Shows a ring and a tick. The control around the card exposes the selection to assistive technology. */
  isSelected?: boolean;
  /** Fades the portrait until real avatars load. */
  isPlaceholder?: boolean;
}

const VISIBILITY = {
  public: { icon: Globe, label: 'public', hint: 'publicHint' },
  private: { icon: Lock, label: 'private', hint: 'privateHint' },
} as const;

/**
 * A presenter's portrait with a name. It is not interactive: use `AvatarLinkCard` to link to a page and
 * `AvatarPicker` to choose an avatar.
 */
export function AvatarCard({
  name,
  description,
  src,
  visibility,
  isSelected = false,
  isPlaceholder = false,
}: AvatarCardProps) {
  const words = useMessages('avatarCard', messages);
  const mark = visibility === null ? null : VISIBILITY[visibility];
  return (
    <span
      className={styles.card}
      data-selected={isSelected || undefined}
      data-placeholder={isPlaceholder || undefined}
    >
      <span className={styles.frame}>
        <span className={styles.picture}>
          <Picture src={src} missingIcon={UserRound} />
        </span>
        {isSelected && (
          <span className={styles.tick}>
            <Icon icon={Check} size="sm" />
          </span>
        )}
        {mark !== null && (
          <span className={styles.visibility} title={words[mark.hint]}>
            <Icon icon={mark.icon} size="sm" />
          </span>
        )}
      </span>
      <span className={styles.words}>
        <span dir="auto" className={styles.name} title={name}>
          {name}
        </span>
        <span className={styles.description}>
          {description}
          {mark !== null && <VisuallyHidden>, {words[mark.label]}</VisuallyHidden>}
        </span>
      </span>
    </span>
  );
}
