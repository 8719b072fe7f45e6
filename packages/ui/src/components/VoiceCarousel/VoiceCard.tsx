import { Check, Pause, Play } from 'lucide-react';
import { RadioButton, RadioField } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Tag } from '../Tag/Tag.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import { Waveform } from '../Waveform/Waveform.tsx';
import * as styles from './VoiceCard.css.ts';
import { VoiceLanguage, type VoiceLanguageProps } from './VoiceLanguage.tsx';
import { messages } from './VoiceCarousel.messages.ts';

/** The sample of a voice and its playback. */
export interface VoiceSample {
  /** Whether it is heard now. */
  isPlaying: boolean;
  /** Played so far, 0–1. */
  progress: number;
  /** Loudness, 0–1, at even steps; empty draws dots. */
  peaks: readonly number[];
  /** Being fetched after a press. */
  isPending?: boolean;
}

export interface VoiceCardProps extends VoiceLanguageProps {
  /** Reported by the group when this voice is chosen. */
  id: string;
  /** One line; also part of the name of its play button. */
  name: string;
  /** Gender, accent. */
  tags: readonly string[];
  /** Marks a favorite. */
  isFavorite?: boolean;
  /** Draws an edge and a tick. */
  isSelected: boolean;
  /** Null when there is nothing to listen to. */
  sample: VoiceSample | null;
  /** The play button was pressed. */
  onTogglePlay: () => void;
  /** Whether Tab reaches the play button; the group's other cards are reached by arrows. */
  isTabStop: boolean;
}

/** One voice of a `VoiceCarousel`: a radio as large as the card, with its own play button. */
export function VoiceCard({
  id,
  name,
  tags,
  language,
  isFavorite = false,
  isSelected,
  sample,
  onTogglePlay,
  isTabStop,
}: VoiceCardProps) {
  const words = useMessages('voiceCarousel', messages);
  return (
    <RadioField value={id} className={styles.card}>
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
        <span className={styles.tags}>
          {tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
          {isFavorite && <Tag>{words.favorite}</Tag>}
        </span>
        {language && <VisuallyHidden>{` ${language.name}`}</VisuallyHidden>}
      </RadioButton>
      <div className={styles.sample}>
        {sample === null ? (
          <span className={styles.none}>{words.noSample}</span>
        ) : (
          <>
            <span className={styles.play}>
              <IconButton
                icon={sample.isPlaying ? Pause : Play}
                aria-label={sample.isPlaying ? words.pause(name) : words.play(name)}
                variant={sample.isPlaying ? 'primary' : 'secondary'}
                shape="round"
                fill
                isPending={sample.isPending}
                excludeFromTabOrder={!isTabStop}
                onPress={onTogglePlay}
              />
            </span>
            <span className={styles.wave}>
              <Waveform peaks={sample.peaks} progress={sample.progress} />
            </span>
          </>
        )}
      </div>
    </RadioField>
  );
}
