import { Check, Heart, Pause, Play } from 'lucide-react';
import type { CSSProperties } from 'react';
import { RadioButton, RadioField } from 'react-aria-components';
import { percent } from '../../format/fraction.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import type { VoiceCardProps } from './VoiceCard.tsx';
import { VoiceLanguage } from './VoiceLanguage.tsx';
import * as styles from './VoiceTile.css.ts';
import { messages } from './VoiceCarousel.messages.ts';

/** A custom property read by the stylesheet; React has no type for it. */
type Played = CSSProperties & Readonly<Record<'--played', string>>;

export interface VoiceTileProps extends VoiceCardProps {
  /** Called when the heart is pressed; without it there is no heart. */
  onFavoriteChange?: () => void;
}

/** A voice in the grid of a `VoiceCarousel`, in one line: play, name, labels, heart. */
export function VoiceTile({
  id,
  name,
  tags,
  language,
  isFavorite = false,
  isSelected,
  sample,
  onTogglePlay,
  onFavoriteChange,
  isTabStop,
}: VoiceTileProps) {
  const words = useMessages('voiceCarousel', messages);
  const played: Played = { '--played': `${percent((sample?.progress ?? 0) * 100)}%` };
  return (
    <RadioField value={id} className={styles.tile}>
      <RadioButton className={styles.choice}>
        <span className={styles.head}>
          <span dir="auto" className={styles.name} title={name}>
            {name}
          </span>
          <VoiceLanguage language={language} />
          {isSelected && (
            <span className={styles.tick}>
              <Icon icon={Check} size="xs" />
            </span>
          )}
        </span>
        <span className={styles.tags}>{tags.join(', ')}</span>
        {language && <VisuallyHidden>{` ${language.name}`}</VisuallyHidden>}
      </RadioButton>
      {/* First visually, but after the radio in tab order: it selects nothing. */}
      {sample !== null && (
        <span className={styles.play}>
          <IconButton
            icon={sample.isPlaying ? Pause : Play}
            aria-label={sample.isPlaying ? words.pause(name) : words.play(name)}
            variant="secondary"
            shape="round"
            fill
            isPending={sample.isPending}
            excludeFromTabOrder={!isTabStop}
            onPress={onTogglePlay}
          />
          {sample.isPlaying && <span className={styles.ring} style={played} />}
        </span>
      )}
      {onFavoriteChange && (
        <span className={styles.heart}>
          <IconButton
            icon={Heart}
            size="sm"
            fill={isFavorite}
            aria-label={isFavorite ? words.removeFavorite(name) : words.addFavorite(name)}
            excludeFromTabOrder={!isTabStop}
            onPress={onFavoriteChange}
          />
        </span>
      )}
    </RadioField>
  );
}
