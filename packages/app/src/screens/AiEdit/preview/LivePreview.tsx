import {
  type Box,
  canRunRound,
  captionLine,
  captionLook,
  type Look,
  LOOKS,
  type Measure,
  subtitleStylesOf,
} from '@lectern/studio/looks';
import { type CSSProperties, type ReactNode, type RefObject, useEffect } from 'react';
import { highlightOf } from '../form/editData.ts';
import { type AiEditForm, DEFAULT_STROKE } from '../form/form.ts';
import { frameStyle } from './frameStyle.ts';
import * as styles from './LivePreview.css.ts';
import { LookCaption } from './LookCaption.tsx';
import { registerLookFonts } from './lookFonts.ts';
import { length, runsAcross } from './lookStyle.ts';
import { LookPoint } from './LookPoint.tsx';
import { LookRing } from './LookRing.tsx';
import { LookTitle } from './LookTitle.tsx';
import { spread } from './LookWords.css.ts';
import { captionsOf, HEADS, ownCaptions, pictureOf, secondVideoOf, titleOf } from './places.ts';
import { cardAt, type PreviewCard } from './previewTitle.ts';
import { captionAt, shortCues, type SpokenCue, wordsOf } from './previewWords.ts';
import { useBoxRatio } from './useBoxRatio.ts';
import { useMeasure } from './useMeasure.ts';
import sand from './sand.svg?url';

/** Custom properties that a stylesheet reads; React has no type for them. */
type Properties = CSSProperties & Readonly<Record<`--${string}`, string>>;

/** Returns the CSS of a box in the picture. */
function placed({ x, y, width, height }: Box): CSSProperties {
  return { left: length(x), top: length(y), width: length(width), height: length(height) };
}

function BackgroundVideo({
  form,
  box,
}: {
  form: AiEditForm;
  box: ReturnType<typeof secondVideoOf>;
}) {
  return (
    <img
      src={sand}
      alt=""
      className={styles.second}
      style={{
        ...placed({ ...box, x: box.x - box.stroke, y: box.y - box.stroke }),
        borderColor: form.strokeColor || DEFAULT_STROKE.color,
        borderWidth: length(box.stroke),
        borderRadius: form.videoShape === 'circle' ? '50%' : undefined,
      }}
    />
  );
}

interface CardProps {
  look: Look;
  card: PreviewCard;
  second: Box | null;
  picture: ReturnType<typeof pictureOf>;
  measure: Measure;
}

/** The title or a list point, where the look places it. */
function Card({ look, card, second, picture, measure }: CardProps) {
  const { title } = look;
  const area = titleOf(look, picture, second);
  if (card.kind === 'title' && title.arrangement === 'ring' && canRunRound(card.text)) {
    const head = picture.width > picture.height ? HEADS.wide : HEADS.tall;
    return <LookRing {...{ title, picture, head, measure }} text={card.text} />;
  }
  const place = card.kind === 'point' ? 'top-left' : title.place;
  return (
    <span className={`${styles.area} ${styles.place[place]}`} style={placed(area)}>
      {card.kind === 'title' ? (
        <span className={spread}>
          <LookTitle {...{ title, area, measure }} text={card.text} />
        </span>
      ) : (
        <LookPoint {...{ look, area, measure }} {...card} />
      )}
    </span>
  );
}

export interface LivePreviewProps {
  /** Set to the element that contains the player and the preview, to show both full screen. */
  stage: RefObject<HTMLDivElement | null>;
  /** The film's width divided by its height. */
  ratio: number;
  form: AiEditForm;
  cues: readonly SpokenCue[];
  /** The video's time in seconds; null while it is at the start, or when a choice was just made. */
  seconds: number | null;
  /** Whether the video has its own captions, which would show beneath the template's. */
  hasOwnCaptions: boolean;
  /** The player. */
  children: ReactNode;
}

interface OverlayProps extends Pick<
  LivePreviewProps,
  'form' | 'cues' | 'seconds' | 'ratio' | 'hasOwnCaptions'
> {
  look: Look;
}

/** Everything that the look draws over the film. */
function Overlay({ look, form, cues, seconds, ratio, hasOwnCaptions }: OverlayProps) {
  const captions = captionLook(look, subtitleStylesOf(look), highlightOf(form));
  const measure = useMeasure([captions.face, look.title.face]);
  const picture = pictureOf(ratio);
  const words = wordsOf(cues);
  const line = captionLine(captions, picture, measure);
  const short = shortCues(words, { ...captions, ...(line && { line }) });
  const moment = captionAt(short, seconds ?? 0, { isExact: seconds !== null });
  const card = cardAt(form, words, seconds);
  const second = look.hasBackgroundVideo ? secondVideoOf(form, picture) : null;
  const area = captionsOf(look, captions.place, picture);
  const isAcross = runsAcross(captions);
  const rest: Properties = {
    '--look-rest': length(picture.height - area.y - area.height),
    top: length(area.y),
    ...(isAcross ? { insetInline: 0 } : { insetInline: length((picture.width - area.width) / 2) }),
  };
  return (
    <div className={styles.overlay} aria-hidden="true">
      {hasOwnCaptions && (
        <span className={styles.ownCaptions} style={placed(ownCaptions(look, picture))} />
      )}
      {second && <BackgroundVideo form={form} box={second} />}
      {card && <Card {...{ look, card, second, picture, measure }} />}
      {moment && (
        <span
          className={`${styles.area} ${styles.captions} ${styles.place[captions.place]}`}
          style={rest}
        >
          <LookCaption look={captions} {...{ moment, area, picture, measure }} />
        </span>
      )}
    </div>
  );
}

/**
 * The chosen template over the player: its framing, title card and captions, drawn immediately from the
 * look's data, as the film will have them. The edit itself is made by the server.
 */
export function LivePreview({ stage, children, ...shown }: LivePreviewProps) {
  useEffect(registerLookFonts, []);
  const player = useBoxRatio(stage);
  const { form, ratio } = shown;
  const look = form.appliesEdit && form.template !== null ? LOOKS[form.template] : null;
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-framing={look?.framing.kind}
      style={look ? frameStyle(look, ratio, player) : undefined}
    >
      {children}
      {look && (
        <div className={styles.screen}>
          <Overlay look={look} {...shown} />
        </div>
      )}
    </div>
  );
}
