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

/** A voice's sample and its playback state. */
export interface VoiceSample {
  /** Whether the sample is playing. */
  isPlaying: boolean;
  /** Fraction played so far, 0–1. */
  progress: number;
  /** Loudness at even intervals, 0–1; an empty list draws dots. */
  peaks: readonly number[];
  /** Whether the sample is being loaded after a press. */
  isPending?: boolean;
}

export interface VoiceCardProps extends VoiceLanguageProps {
  /** Passed to the group's `onSelectionChange`. */
  id: string;
  /** Name in one line; also part of the play button's accessible name. */
  name: string;
  /** Gender and accent. */
  tags: readonly string[];
  /** Whether the voice is a favourite. */
  isFavorite?: boolean;
  /** Whether the voice is selected: draws a border and a tick. */
  isSelected: boolean;
  /** The sample; null if there is none. */
  sample: VoiceSample | null;
  /** Called when the play button is pressed. */
  onTogglePlay: () => void;
  /** Whether Tab reaches the play button; arrow keys reach the other cards of the group. */
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
