import type { CaptionLook } from '@lectern/ui/looks';
import { LookText } from './LookText.tsx';
import { charactersIn } from './lookStyle.ts';
import * as styles from './LookWords.css.ts';
import { type CaptionMoment, isImportant } from './previewWords.ts';

export interface LookCaptionProps {
  look: CaptionLook;
  moment: CaptionMoment;
  /** Room for it, in shares of the picture's shorter side. */
  width: number;
  /** Lines it may take, where they are not the look's own. */
  lines?: number;
}

/** Dark or light, whichever is read on the colour. */
function inkOn(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    Number.parseInt(color.slice(at, at + 2), 16),
  );
  return red * 0.299 + green * 0.587 + blue * 0.114 > 140 ? '#1E1A15' : '#FFFFFF';
}

/** Words as they are spoken, in the look of a template; the one that is being said stands out. */
export function LookCaption({ look, moment, width, lines = look.lines }: LookCaptionProps) {
  const { words, spoken } = moment;
  const length = words.join(' ').length;
  const scale = Math.min(1, (charactersIn(width, look) * lines) / Math.max(1, length));
  const colorOf = (word: string, index: number) => {
    if (index !== spoken) return isImportant(word, index) ? { color: look.important } : undefined;
    return look.highlightAs === 'block'
      ? { background: look.highlight, color: inkOn(look.highlight) }
      : { color: look.highlight };
  };
  return (
    <span key={moment.key} className={`${styles.spread} ${styles.motion[look.motion]}`}>
      <LookText look={look} scale={scale}>
        {words.map((word, index) => (
          // Words may repeat, and have no identity but their place.
          <span key={`${index} ${word}`}>
            {index > 0 && ' '}
            <span
              className={index === spoken ? styles.spoken[look.highlightAs] : undefined}
              style={colorOf(word, index)}
            >
              {word}
            </span>
          </span>
        ))}
      </LookText>
    </span>
  );
}
