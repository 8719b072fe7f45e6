import { Film, Pause, Play, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { RadioButton, RadioField } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { MediaChip } from '../MediaChip/MediaChip.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import * as styles from './EditTemplateCard.css.ts';
import { useLoopingFilm } from './useLoopingFilm.ts';
import { messages } from './EditTemplateCard.messages.ts';

export interface EditTemplateCardProps {
  /** Passed to the picker's `onSelectionChange`. */
  id: string;
  /** Shown in one line below the video; also the accessible name of the option. */
  name: string;
  /** URL of the preview video; null shows only the poster. */
  src: string | null;
  /** Still at 9:16; an icon if it is missing or broken. */
  poster: string | null;
  /** Shown over the poster while there is no video. Its container has a size, so `cqmin` units work. */
  overlay?: ReactNode;
  /** Adds a chip, and 'beta' to the accessible name. */
  isBeta?: boolean;
  /** Stops the video and disables the option and its buttons. */
  isDisabled?: boolean;
}

/**
 * A template on the AI edit page (specification section 2). Its video loops muted, at most one video on the
 * page has sound, and a press selects the template. It works only inside a radio group: use
 * `EditTemplatePicker`, which provides one.
 */
export function EditTemplateCard({
  id,
  name,
  src,
  poster,
  overlay,
  isBeta = false,
  isDisabled = false,
}: EditTemplateCardProps) {
  const words = useMessages('editTemplateCard', messages);
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const filmSrc = src !== brokenSrc ? src : null;
  const ref = useRef<HTMLVideoElement>(null);
  const film = useLoopingFilm(ref, isDisabled || filmSrc === null);
  return (
    <RadioField value={id} isDisabled={isDisabled} className={styles.card}>
      <RadioButton className={styles.choice}>
        <VisuallyHidden>
          {name}
          {isBeta && words.spokenBeta}
        </VisuallyHidden>
        <span className={styles.ring} aria-hidden="true">
          <span className={styles.frame}>
            <Picture src={poster} missingIcon={Film} />
            {overlay !== undefined && !filmSrc && <span className={styles.overlay}>{overlay}</span>}
            {filmSrc && (
              <video
                ref={ref}
                className={styles.film}
                src={filmSrc}
                poster={poster ?? undefined}
                muted
                loop
                playsInline
                preload={film.isInView ? 'metadata' : 'none'}
                tabIndex={-1}
                onPause={film.onPause}
                onError={() => setBrokenSrc(filmSrc)}
              />
            )}
            {isBeta && (
              <span className={styles.beta}>
                <MediaChip>{words.beta}</MediaChip>
              </span>
            )}
          </span>
        </span>
        <span className={styles.foot} aria-hidden="true">
          <span dir="auto" className={styles.name} title={name}>
            {name}
          </span>
        </span>
      </RadioButton>
      {filmSrc && film.isManual && (
        <span className={styles.play}>
          <IconButton
            icon={film.isPlaying ? Pause : Play}
            aria-label={film.isPlaying ? words.pause(name) : words.play(name)}
            size="sm"
            fill
            isDisabled={isDisabled}
            onPress={film.togglePlay}
          />
        </span>
      )}
      {filmSrc && (
        <span className={styles.sound}>
          <IconButton
            icon={film.isSounding ? Volume2 : VolumeX}
            aria-label={film.isSounding ? words.mute(name) : words.unmute(name)}
            size="sm"
            isDisabled={isDisabled}
            onPress={film.toggleSound}
          />
        </span>
      )}
    </RadioField>
  );
}
