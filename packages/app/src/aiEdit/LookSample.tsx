import { type Look, type LookId } from '@lectern/ui/looks';
import * as styles from './LivePreview.css.ts';
import { LookCaption } from './LookCaption.tsx';
import { runsAcross } from './lookStyle.ts';
import { LookTitle } from './LookTitle.tsx';
import { spread } from './LookWords.css.ts';
import { optionsOf } from './options.ts';

/** Widths of texts in shares of a card's width, its shorter side. */
const WIDTH = 0.9;

/** What the cards say: a title, a few spoken words, and which of them is being said. */
const SAMPLES: Readonly<Record<LookId, readonly [title: string, words: string, spoken: number]>> = {
  vivid: ['Meet the spring line', 'Say hello', 1],
  vivid2: ['Wear it in layers', 'in layers', 1],
  storyteller: ['Spring, a story', 'it began with one question', 4],
  satisfying: ['neat layers', 'slow and steady', 2],
  chillguy: ['just spring', 'no rush at all', 1],
  chillguy2: ['start with linen', 'soft and easy', 2],
  cinematic: ['The spring', 'Every season starts with a window.', 5],
  impact: ['Spring now', 'All of it', 2],
  paper: ['The spring papers', 'cut by hand', 2],
  movienight: ['Spring line', 'Roll the film.', 2],
  split: ['The spring line', 'Two views', 1],
  kinetic: ['NEW spring LINE', 'bloom', 0],
  vortex: ['Round and round', 'into spring', 1],
  clean: ['The spring line', 'Three pieces, one season.', 1],
  bulletin: ['Spring news', 'And now the season ahead', 3],
};

/** A template's card as long as it has no film: its title and captions over the still. */
export function LookSample({ look }: { look: Look }) {
  const [title, words, spoken] = SAMPLES[look.id];
  const isArch = look.framing.kind === 'arch';
  const isSeam = look.title.arrangement === 'seam';
  return (
    <>
      <span
        className={`${styles.layer} ${isSeam ? styles.cardSeam : styles.cardTitle} ${styles.place['top-center']}`}
        style={{ insetBlockStart: isArch ? '13%' : undefined }}
      >
        <span className={spread}>
          <LookTitle
            look={look}
            text={title}
            highlight={undefined}
            width={WIDTH}
            number={optionsOf(look.id).listicleStyle ? { value: 1, hasGround: true } : null}
          />
        </span>
      </span>
      <span
        className={`${styles.layer} ${runsAcross(look.caption) ? styles.across : ''} ${styles.place[look.caption.place]}`}
      >
        <LookCaption
          look={look.caption}
          moment={{ words: words.split(' '), spoken, key: look.id }}
          width={WIDTH}
          lines={2}
        />
      </span>
    </>
  );
}
