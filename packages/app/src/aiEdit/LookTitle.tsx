import type { Look, TextLook } from '@lectern/ui/looks';
import { LookText } from './LookText.tsx';
import { charactersIn } from './lookStyle.ts';
import * as styles from './LookWords.css.ts';
import { titleLines } from './previewWords.ts';

export interface LookTitleProps {
  look: Look;
  text: string;
  /** The colour for what is highlighted, where the user chose one. */
  highlight: string | undefined;
  /** Room for it, in shares of the picture's shorter side. */
  width: number;
  /** The number of a list before it, with or without its ground; null for none. */
  number: { value: number; hasGround: boolean } | null;
}

const LONGEST_LINE = 0.98;

/** Lines of a title, and how small it must be for the longest to fit. */
function layOut(text: string, width: number, look: TextLook) {
  const perLine = charactersIn(width, look);
  const lines = titleLines(text, perLine);
  const longest = Math.max(1, ...lines.map((line) => line.length));
  return { lines, scale: Math.min(1, (perLine / longest) * LONGEST_LINE) };
}

/** Along an arc, over the speaker's head. */
function Ring({ look, text }: Pick<LookTitleProps, 'look' | 'text'>) {
  return (
    <svg className={styles.ring} viewBox="0 0 200 70" aria-hidden="true">
      <path id="look-ring" d="M22 66a92 62 0 0 1 156 0" fill="none" />
      <LookRingText look={look.title}>{text}</LookRingText>
    </svg>
  );
}

function LookRingText({ look, children }: { look: TextLook; children: string }) {
  const size = Math.min(15, 260 / Math.max(8, children.length));
  return (
    <text fill={look.color} fontWeight={look.face.weight} fontSize={size} letterSpacing="0.05em">
      <textPath href="#look-ring" startOffset="50%" textAnchor="middle">
        {children.toUpperCase()}
      </textPath>
    </text>
  );
}

/** A title card in the look of a template (specification section 2, AI edit). */
export function LookTitle({ look, text, highlight, width, number }: LookTitleProps) {
  const { title } = look;
  if (title.arrangement === 'ring') return <Ring look={look} text={text} />;

  // What the look draws in its highlight colour follows the user's.
  const chosen = (color: string) =>
    highlight !== undefined && color === look.caption.highlight ? highlight : color;
  const accent = chosen(title.accent);
  const room = number ? width * 0.66 : width;
  const { lines, scale } =
    title.arrangement === 'wide'
      ? { lines: [text], scale: Math.min(1, charactersIn(width, title) / Math.max(1, text.length)) }
      : layOut(text, room, title);

  if (title.arrangement === 'scatter') {
    return (
      <LookText look={title} scale={scale} tilt={0}>
        {text.split(/\s+/).map((word, index) => (
          // Words may repeat, and have no identity but their place.
          <span
            key={`${index} ${word}`}
            className={styles.scattered}
            style={{ rotate: `${index % 2 ? 3 : title.tilt}deg` }}
          >
            {word}
          </span>
        ))}
      </LookText>
    );
  }
  if (title.arrangement === 'strips' || title.ground?.kind === 'tape') {
    return lines.map((line, index) => (
      <span key={line} className={styles.line}>
        <LookText look={title} scale={scale} tilt={index % 2 ? -title.tilt / 2 : title.tilt}>
          {line}
        </LookText>
      </span>
    ));
  }
  // On a ground of its own the accent is the ground's, and the words are all of one ink.
  const isAccented = lines.length > 1 && title.ground === null;
  const words = lines.map((line, index) => (
    <span
      key={`${index} ${line}`}
      className={styles.line}
      style={isAccented && index === lines.length - 1 ? { color: accent } : undefined}
    >
      {line}
    </span>
  ));
  if (!number) {
    return (
      <LookText look={title} scale={scale}>
        {words}
      </LookText>
    );
  }
  return (
    <LookText look={title} scale={scale} isBare={!number.hasGround}>
      <span className={styles.listItem}>
        <span
          className={number.hasGround && title.ground ? styles.listNumber : styles.drawnNumber}
          style={
            title.ground?.edge && number.hasGround
              ? { background: chosen(title.ground.edge) }
              : undefined
          }
        >
          {number.value}
        </span>
        <span>{words}</span>
      </span>
    </LookText>
  );
}
