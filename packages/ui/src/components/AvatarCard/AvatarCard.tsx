import { Check, Globe, Lock, UserRound } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './AvatarCard.css.ts';
import { messages } from './AvatarCard.messages.ts';

export interface AvatarCardProps {
  /** One line below the picture. */
  name: string;
  /** 'Female, 25–34'. */
  description: string;
  /** 4:5; a silhouette where it is missing or broken. */
  src: string | null;
  /** A lock or a globe at the top; null for none. */
  visibility: 'public' | 'private' | null;
  /** Draws a ring and a tick; the control around it exposes the selection. */
  isSelected?: boolean;
  /** Fainter, until real avatars load. */
  isPlaceholder?: boolean;
}

const VISIBILITY = {
  public: { icon: Globe, label: 'public', hint: 'publicHint' },
  private: { icon: Lock, label: 'private', hint: 'privateHint' },
} as const;

/**
 * A presenter's portrait with its name. It does nothing by itself: use `AvatarLinkCard` where it
 * leads somewhere, `AvatarPicker` where it is chosen.
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
