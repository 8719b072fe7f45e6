import type { ReactNode } from 'react';
import { Drawing, Furnished, Lectern, type Scene } from './Lectern.tsx';
import * as styles from './Illustration.css.ts';

/** A light and three steps up to the lectern. */
function First() {
  return (
    <>
      <path className={styles.beam} d="M112 10L60 177h124L132 10z" />
      <path className={styles.slate} d="M104 4h36l4 12h-44z" />
      <path className={styles.step} d="M72 177v-16h24v-16h24v-16h34v48z" />
      <path className={styles.paper} d="M72 161h24v3H72zM96 145h24v3H96zM120 129h34v3h-34z" />
      <g transform="translate(42 0)">
        <Furnished />
      </g>
    </>
  );
}

/** A magnifying glass that finds no video. */
function Search() {
  return (
    <>
      <g transform="translate(-28 0)">
        <Furnished />
      </g>
      <path className={styles.slateLine} strokeWidth="11" d="M236 137l29 31" />
      <circle className={styles.paper} cx="209" cy="108" r="40" />
      <path className={styles.missing} d="M196 87l34 21-34 21z" />
      <circle className={styles.slateLine} strokeWidth="7" cx="209" cy="108" r="40" />
    </>
  );
}

/** A screen that waits for its video. */
function Film() {
  return (
    <>
      <path className={styles.stoneLine} strokeWidth="4" d="M214 122v40M196 177l18-20 18 20" />
      <rect className={styles.slate} x="142" y="28" width="144" height="9" rx="4.5" />
      <path className={styles.sheet} d="M150 36h128v86H150z" />
      <path className={styles.missing} d="M202 60l32 19-32 19z" />
      <g transform="translate(-22 44) scale(0.75)">
        <Furnished />
      </g>
    </>
  );
}

/** A falling lectern with its sheets in the air. */
function Falling() {
  return (
    <>
      <g transform="translate(6 -2) rotate(16 212 177)">
        <Lectern />
      </g>
      <g className={styles.sheet}>
        <path d="M70 50l40 10-8 34-40-10z" />
        <path d="M46 112l42-10 8 34-42 10z" />
        <path d="M40 162l48 3-1 11H40z" />
        <path d="M134 14l36-6 6 30-36 6z" />
      </g>
    </>
  );
}

/** A lectern with its plug pulled out. */
function Offline() {
  return (
    <>
      <g transform="translate(30 0)">
        <Furnished />
      </g>
      <path
        className={styles.slateLine}
        strokeWidth="4"
        d="M136 172c-16 0-14-26-30-26s-12 26-26 26"
      />
      <path className={styles.slate} d="M81 164v14h-9a7 7 0 0 1 0-14z" />
      <path className={styles.stoneLine} strokeWidth="3" d="M66 168h-9M66 174h-9" />
      <rect className={styles.sheet} x="26" y="120" width="30" height="42" rx="6" />
      <path className={styles.stoneLine} strokeWidth="1.6" d="M41 162v15" />
      <circle className={styles.slate} cx="36" cy="141" r="2.6" />
      <circle className={styles.slate} cx="46" cy="141" r="2.6" />
    </>
  );
}

/** All in one style: the same lectern, disc and ground, with the disc in the colour of a scene. */
const DRAWINGS = {
  first: { scene: 'ochre', drawing: <First /> },
  search: { scene: 'sky', drawing: <Search /> },
  film: { scene: 'blush', drawing: <Film /> },
  error: { scene: 'clay', drawing: <Falling /> },
  offline: { scene: 'sage', drawing: <Offline /> },
} satisfies Record<string, { scene: Scene; drawing: ReactNode }>;

/** Names of the illustrations. */
export const ILLUSTRATIONS = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];

export interface IllustrationProps {
  /** `first` use, a `search` without results, no `film` yet, an `error`, `offline`. */
  name: keyof typeof DRAWINGS;
}

/** A decorative illustration above the text of an empty or failed page. */
export function Illustration({ name }: IllustrationProps) {
  const { scene, drawing } = DRAWINGS[name];
  return <Drawing scene={scene}>{drawing}</Drawing>;
}
