import * as styles from './Illustration.css.ts';

export const ILLUSTRATIONS = ['lectern', 'error'] as const;

/** The lectern of the mark, drawn large; its colours are roles, so it belongs to every theme. */
function Lectern() {
  return (
    <>
      <path className={styles.shade} d="M98 64h124l9 17H89z" />
      <path className={styles.front} d="M116 81h88l-7 89h-74z" />
      <path className={styles.shade} d="M194 81h10l-7 89h-9z" />
      <path className={styles.foot} d="M104 169h112v8H104z" />
      <path className={styles.play} d="M151 108l22 14-22 14z" />
    </>
  );
}

function Standing() {
  return (
    <>
      <circle className={styles.disc} cx="160" cy="98" r="88" />
      <path className={styles.floor} d="M36 177h248" />
      <path className={styles.stem} d="M204 64c8-12 8-22 2-32" />
      <rect
        className={styles.microphone}
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

function Falling() {
  return (
    <>
      <circle className={styles.warmDisc} cx="160" cy="98" r="88" />
      <path className={styles.floor} d="M36 177h248" />
      <g transform="translate(6 -2) rotate(16 212 177)">
        <Lectern />
      </g>
      <g className={styles.looseSheet}>
        <path d="M70 50l40 10-8 34-40-10z" />
        <path d="M46 112l42-10 8 34-42 10z" />
        <path d="M40 162l48 3-1 11H40z" />
        <path d="M134 14l36-6 6 30-36 6z" />
      </g>
    </>
  );
}

/** A picture above the words of an empty or failed page; decorative. */
export function Illustration({ name }: { name: (typeof ILLUSTRATIONS)[number] }) {
  return (
    <svg viewBox="0 0 320 200" className={styles.drawing} aria-hidden="true">
      {name === 'lectern' ? <Standing /> : <Falling />}
    </svg>
  );
}
