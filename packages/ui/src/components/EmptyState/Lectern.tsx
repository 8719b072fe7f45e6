import type { ReactNode } from 'react';
import * as styles from './Illustration.css.ts';

/** The scene that gives the disc its colour. */
export type Scene = keyof typeof styles.disc;

/** The lectern of the brand mark, drawn large. Its colours are semantic, so it suits every theme. */
export function Lectern() {
  return (
    <>
      <path className={styles.shade} d="M98 64h124l9 17H89z" />
      <path className={styles.front} d="M116 81h88l-7 89h-74z" />
      <path className={styles.shade} d="M194 81h10l-7 89h-9z" />
      <path className={styles.slate} d="M104 169h112v8H104z" />
      <path className={styles.play} d="M151 108l22 14-22 14z" />
    </>
  );
}

/** The lectern with its microphone and its script. */
export function Furnished() {
  return (
    <>
      <path className={styles.stem} d="M204 64c8-12 8-22 2-32" />
      <rect
        className={styles.stone}
        x="196"
        y="16"
        width="14"
        height="19"
        rx="7"
        transform="rotate(-24 203 25)"
      />
      <Lectern />
      <path className={styles.paper} d="M132 52h56l5 13h-66z" />
      <path className={styles.line} d="M139 57h40M137 61h28" />
    </>
  );
}

/** The frame of every illustration, with its disc and ground. */
export function Drawing({ scene, children }: { scene: Scene; children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 200" className={styles.drawing} aria-hidden="true">
      <circle className={styles.disc[scene]} cx="160" cy="98" r="88" />
      <path className={styles.floor} d="M36 177h248" />
      {children}
    </svg>
  );
}

/** A waiting lectern, for cards of work that has not been started; decorative. */
export function LecternDrawing() {
  return (
    <Drawing scene="stone">
      <Furnished />
    </Drawing>
  );
}
