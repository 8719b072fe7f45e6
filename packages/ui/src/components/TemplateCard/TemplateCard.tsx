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
  /** Two lines at most; also part of the names of the actions. */
  title: string;
  /** One sentence. */
  description: string;
  /** 'Marketing'. */
  category: string;
  /** '1-2 min'. */
  durationLabel?: string;
  /** The still, 16:9; an icon where it is missing or broken. */
  src: string | null;
  /** A short silent film that plays in place of the still. */
  previewSrc?: string | null;
  /** Where Use Template leads. */
  href: string;
  /** Opens the large preview; without it there is no Preview. */
  onPreview?: () => void;
  /** Rank of the title in the document's outline. */
  headingLevel?: 2 | 3;
}

/**
 * A template of the library (specification section 2, Templates). Its film plays while the card is
 * hovered or has keyboard focus, and by its play button, which is the only way under reduced motion. Use
 * `ScratchCard` for the empty page.
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
          {/* Beside the picture, whose captions it would cover. */}
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
