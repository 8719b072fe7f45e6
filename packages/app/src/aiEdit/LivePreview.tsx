import {
  captionLook,
  type Framing,
  type Grade,
  type Look,
  LOOKS,
  subtitleStylesOf,
} from '@lectern/ui/looks';
import { Icon } from '@lectern/ui';
import { Play } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect } from 'react';
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
import sand from './sand.svg?url';

/** Widths of texts in shares of a 16:9 picture's height. */
const WIDE = { title: 0.82, captions: 1.6, whole: 1.64 };
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

function frameOf({ kind, ground, edge, wide }: Framing, grade: Grade): Properties {
  // A stage's curtains hang beside the picture, so they need room there.
  const side = kind === 'stage' ? 0.06 : 0;
  return {
    '--look-x': String(wide.x + side),
    '--look-y': String(wide.y),
    '--look-w': String(wide.width - 2 * side),
    '--look-h': String(wide.height),
    '--look-frame': ground,
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

function Title({ look, form, fallback }: { look: Look; form: AiEditForm; fallback: string }) {
  const { arrangement, place } = look.title;
  const written = isTitleWritten(form) ? '' : form.titleText.trim();
  const { listicleStyle } = optionsOf(form.template);
  const isSeam = arrangement === 'seam';
  const isCentred = place === 'top-center';
  const position = isSeam ? 'seam' : isCentred ? 'above' : 'beside';
  return (
    <span
      className={`${styles.layer} ${styles.movable} ${styles.title[position]} ${styles.place[isSeam || isCentred ? place : 'top-left']}`}
    >
      <span className={spread}>
        <LookTitle
          look={look}
          text={written === '' ? fallback : written}
          highlight={highlightOf(form)?.slice(0, 7)}
          width={isCentred ? WIDE.whole : WIDE.title}
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
  /** The player. */
  children: ReactNode;
}

/**
 * The chosen template over the player: its framing, title card and captions, drawn from the look's
 * data at once. The edit itself is made by the server.
 */
export function LivePreview({ form, cues, titleFallback, seconds, children }: LivePreviewProps) {
  useEffect(knowLookFonts, []);
  const look = form.appliesEdit && form.template !== null ? LOOKS[form.template] : null;
  if (!look) return <div className={styles.stage}>{children}</div>;

  const captions = captionLook(look, subtitleStylesOf(look), highlightOf(form));
  const moment = captionAt(cues, seconds ?? 0, {
    atOnce: captions.words,
    isExact: seconds !== null,
  });
  const isTitled = (seconds ?? 0) < (form.titleDuration ?? DEFAULT_TITLE_DURATION);
  return (
    <div
      className={styles.stage}
      data-framing={look.framing.kind}
      style={frameOf(look.framing, look.grade)}
    >
      {children}
      <div className={styles.overlay} aria-hidden="true">
        <span className={styles.play} data-hidden={(seconds ?? 0) > 0 || undefined}>
          <Icon icon={Play} fill size="sm" />
        </span>
        {look.hasBackgroundVideo && <BackgroundVideo form={form} />}
        {isTitled && <Title look={look} form={form} fallback={titleFallback} />}
        {moment && (
          <span
            className={`${styles.layer} ${styles.captions} ${runsAcross(captions) ? styles.across : ''} ${styles.place[captions.place]}`}
          >
            <LookCaption look={captions} moment={moment} width={WIDE.captions} />
          </span>
        )}
      </div>
    </div>
  );
}
