import { captionLook, type Grade, type Look, LOOKS, subtitleStylesOf } from '@lectern/ui/looks';
import { Icon } from '@lectern/ui';
import { Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
import { highlightOf } from './editData.ts';
import { type AiEditForm, DEFAULT_STROKE, DEFAULT_TITLE_DURATION } from './form.ts';
import { isTitleWritten } from './formReducer.ts';
import * as styles from './LivePreview.css.ts';
import { LookCaption } from './LookCaption.tsx';
import { knowLookFonts } from './lookFonts.ts';
import { faded, runsAcross } from './lookStyle.ts';
import { LookTitle } from './LookTitle.tsx';
import { spread } from './LookWords.css.ts';
import { optionsOf } from './options.ts';
import { captionAt, type SpokenCue } from './previewWords.ts';
import { useFilmRatio } from './useFilmRatio.ts';
import sand from './sand.svg?url';

/** Room for texts, in shares of the picture's shorter side. */
const WIDE = { title: 0.82, captions: 1.34, whole: 1.64, lines: undefined } as const;
const HIGH = { title: 0.88, captions: 0.9, whole: 0.88, lines: 2 } as const;
/** Width by height of the player, in which a narrower picture stands in the middle. */
const PLAYER = 16 / 9;
/** px of a rendered picture's shorter side, in which a stroke is measured. */
const RENDERED = 1080;

type Properties = CSSProperties & Readonly<Record<`--${string}`, string>>;

function gradeOf({ brightness, contrast, saturation }: Grade): string {
  return `brightness(${brightness}) contrast(${contrast}) saturate(${saturation})`;
}

function veilOf({ tint, vignette }: Grade): string {
  const corners = faded('#000000', vignette);
  const wash = faded(tint.color, tint.amount);
  return `radial-gradient(ellipse at center, transparent 55%, ${corners}), linear-gradient(${wash}, ${wash})`;
}

/** Where a picture stands in the player, in shares of its width. */
function pictureIn(ratio: number) {
  const width = Math.min(1, ratio / PLAYER);
  return { start: (1 - width) / 2, width };
}

function frameOf({ framing, grade }: Look, ratio: number): Properties {
  const { kind, ground, edge } = framing;
  const window = ratio > 1 ? framing.wide : framing.tall;
  const { start, width } = pictureIn(ratio);
  // A stage's curtains hang beside the picture, so they need room there.
  const side = kind === 'stage' ? 0.06 : 0;
  const from = `${start * 100}%`;
  const to = `${(start + width) * 100}%`;
  return {
    '--look-x': String(start + (window.x + side) * width),
    '--look-y': String(window.y),
    '--look-w': String((window.width - 2 * side) * width),
    '--look-h': String(window.height),
    '--look-frame': ground,
    '--look-fill': `linear-gradient(to right, transparent ${from}, ${ground} ${from} ${to}, transparent ${to})`,
    '--look-edge-line': edge,
    '--look-grade': gradeOf(grade),
    '--look-veil': veilOf(grade),
  };
}

function BackgroundVideo({ form }: { form: AiEditForm }) {
  const width = form.strokeWidth ?? DEFAULT_STROKE.width;
  return (
    <span className={`${styles.layer} ${styles.place[form.videoPosition ?? 'top-right']}`}>
      <img
        src={sand}
        alt=""
        className={`${styles.background} ${styles.shape[form.videoShape ?? 'square']}`}
        style={{
          borderColor: form.strokeColor,
          borderWidth: `min(17cqmin, ${(width / RENDERED) * 100}cqmin)`,
        }}
      />
    </span>
  );
}

interface TitleProps {
  look: Look;
  form: AiEditForm;
  fallback: string;
  isHigh: boolean;
}

function Title({ look, form, fallback, isHigh }: TitleProps) {
  const { arrangement, place } = look.title;
  const written = isTitleWritten(form) ? '' : form.titleText.trim();
  const { listicleStyle } = optionsOf(form.template);
  const isSeam = arrangement === 'seam';
  const isCentred = !isSeam && (isHigh || place === 'top-center');
  const seam = isHigh ? 'seamAcross' : 'seam';
  const beside = isSeam ? seam : 'beside';
  const above = arrangement === 'wide' ? 'bar' : 'above';
  const position = isCentred ? above : beside;
  const room = isHigh ? HIGH : WIDE;
  const corner = isCentred ? 'top-center' : 'top-left';
  return (
    <span
      className={`${styles.layer} ${styles.movable} ${styles.title[position]} ${styles.place[isSeam ? place : corner]}`}
    >
      <span className={spread}>
        <LookTitle
          look={look}
          text={written === '' ? fallback : written}
          highlight={highlightOf(form)?.slice(0, 7)}
          width={isCentred ? room.whole : room.title}
          number={
            listicleStyle && form.listicleStyle !== 'none'
              ? { value: 1, hasGround: form.listicleStyle !== 'no-bg' }
              : null
          }
        />
      </span>
    </span>
  );
}

export interface LivePreviewProps {
  form: AiEditForm;
  cues: readonly SpokenCue[];
  /** Stands in for a title that is not written yet. */
  titleFallback: string;
  /** Seconds of the video; null while it stands at its beginning, or a choice was just made. */
  seconds: number | null;
  /** The video shows captions of its own, which would stand below the template's. */
  hasOwnCaptions: boolean;
  /** The player. */
  children: ReactNode;
}

/**
 * The chosen template over the player: its framing, title card and captions, drawn from the look's
 * data at once. The edit itself is made by the server.
 */
export function LivePreview({
  form,
  cues,
  titleFallback,
  seconds,
  hasOwnCaptions,
  children,
}: LivePreviewProps) {
  useEffect(knowLookFonts, []);
  const stage = useRef<HTMLDivElement>(null);
  const ratio = useFilmRatio(stage);
  const look = form.appliesEdit && form.template !== null ? LOOKS[form.template] : null;
  if (!look) {
    return (
      <div ref={stage} className={styles.stage}>
        {children}
      </div>
    );
  }

  const captions = captionLook(look, subtitleStylesOf(look), highlightOf(form));
  const moment = captionAt(cues, seconds ?? 0, {
    atOnce: captions.words,
    isExact: seconds !== null,
  });
  const isHigh = ratio <= 1;
  const room = isHigh ? HIGH : WIDE;
  const isTitled = (seconds ?? 0) < (form.titleDuration ?? DEFAULT_TITLE_DURATION);
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-framing={look.framing.kind}
      style={frameOf(look, ratio)}
    >
      {children}
      <div
        className={styles.overlay}
        style={{ insetInline: `${pictureIn(ratio).start * 100}%` }}
        aria-hidden="true"
      >
        {hasOwnCaptions && <span className={styles.ownCaptions} />}
        {look.hasBackgroundVideo && <BackgroundVideo form={form} />}
        {isTitled && <Title look={look} form={form} fallback={titleFallback} isHigh={isHigh} />}
        {moment && (
          <span
            className={`${styles.layer} ${styles.captions} ${runsAcross(captions) ? styles.across : ''} ${styles.place[captions.place]}`}
          >
            <LookCaption look={captions} moment={moment} width={room.captions} lines={room.lines} />
          </span>
        )}
        <span className={styles.play} data-hidden={(seconds ?? 0) > 0 || undefined}>
          <Icon icon={Play} fill size="sm" />
        </span>
      </div>
    </div>
  );
}
