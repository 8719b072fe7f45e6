import { LayoutTemplate, Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { MediaChip } from '../MediaChip/MediaChip.tsx';
import { Picture } from '../Picture/Picture.tsx';
import { play as playButton } from '../ProjectCard/ProjectCard.css.ts';
import { Tag } from '../Tag/Tag.tsx';
import { PreviewFilm } from './PreviewFilm.tsx';
import * as styles from './TemplateCard.css.ts';
import { usePreviewFilm } from './usePreviewFilm.ts';
import { messages } from './TemplateCard.messages.ts';

export interface TemplateCardProps {
  /** Title in at most two lines; also part of the actions' accessible names. */
  title: string;
  /** Description in one sentence. */
  description: string;
  /** Category, shown as a tag: 'Marketing'. */
  category: string;
  /** Duration, shown over the picture: '1-2 min'. */
  durationLabel?: string;
  /** Still picture at 16:9; an icon if it is missing or broken. */
  src: string | null;
  /** URL of a short muted video that plays instead of the still. */
  previewSrc?: string | null;
  /** Link target of Use Template. */
  href: string;
  /** Opens the large preview. Without it there is no Preview button. */
  onPreview?: () => void;
  /** Heading level of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/**
 * A template in the library (specification section 2, Templates). Its video plays while the card is hovered
 * or has keyboard focus, and by its play button, which is the only way with reduced motion. Use
 * `ScratchCard` to start without a template.
 */
export function TemplateCard({
  title,
  description,
  category,
  durationLabel,
  src,
  previewSrc,
  href,
  onPreview,
  headingLevel = 2,
}: TemplateCardProps) {
  const words = useMessages('templateCard', messages);
  const film = usePreviewFilm();
  const [brokenSrc, setBrokenSrc] = useState<string | null>(null);
  const filmSrc = previewSrc && previewSrc !== brokenSrc ? previewSrc : null;
  const isPlaying = filmSrc !== null && film.isPlaying;
  const Heading = `h${headingLevel}` as const;
  return (
    // Observes hover and focus; every action has its own control.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      className={styles.card}
      aria-label={title}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse') film.onAttend();
      }}
      onPointerLeave={(event) => {
        if (event.pointerType === 'mouse') film.onLeave();
      }}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) film.onAttend();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) film.onLeave();
      }}
    >
      <div className={styles.picture} data-playing={isPlaying || undefined}>
        <Picture src={src} missingIcon={LayoutTemplate} />
        {isPlaying && (
          <PreviewFilm
            src={filmSrc}
            loops={film.loops}
            onStop={film.onStop}
            onError={() => setBrokenSrc(filmSrc)}
          />
        )}
        {durationLabel !== undefined && (
          <span className={styles.duration}>
            <MediaChip>{durationLabel}</MediaChip>
          </span>
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading dir="auto" className={styles.title} title={title}>
            {title}
          </Heading>
          <Tag>{category}</Tag>
        </div>
        <p className={styles.description}>{description}</p>
        <div className={styles.actions}>
          {/* Below the picture, so that it does not cover captions. */}
          {filmSrc !== null && (
            <AriaButton
              className={playButton}
              aria-label={isPlaying ? words.pause(title) : words.play(title)}
              onPress={film.onPress}
            >
              <Icon icon={isPlaying ? Pause : Play} size="sm" fill />
            </AriaButton>
          )}
          <LinkButton href={href} size="sm" aria-label={words.chooseNamed(title)}>
            {words.choose}
          </LinkButton>
          {onPreview && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={words.previewNamed(title)}
              onPress={onPreview}
            >
              {words.preview}
            </Button>
          )}
        </div>
      </div>
    </article>
  );
}
