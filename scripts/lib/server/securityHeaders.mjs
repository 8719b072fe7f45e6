import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/*
 * The two styles that React Aria inserts into the page at run time (usePress, usePreventScroll), letter for
 * letter. An end-to-end test fails on any violation of the policy, so a new version that changes them is
 * noticed.
 */
const REACT_ARIA_STYLES = [
  '@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}',
  '@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}',
];

/** The only inline script of the page (packages/app/build/firstPaint.ts). */
const FIRST_SCRIPT = readFileSync(
  new URL('../../../packages/app/build/firstScript.js', import.meta.url),
  'utf8',
);

/** Browser features that pages may use, with the origins allowed to; the rest of the list is off. */
const FEATURES = {
  autoplay: 'self',
  'clipboard-write': 'self',
  fullscreen: 'self',
  microphone: 'self',
  'picture-in-picture': 'self',
  'web-share': 'self',
  accelerometer: '',
  bluetooth: '',
  camera: '',
  'display-capture': '',
  geolocation: '',
  gyroscope: '',
  hid: '',
  magnetometer: '',
  midi: '',
  payment: '',
  serial: '',
  usb: '',
};

/** @param {string} text */
const hashSource = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The headers of every response of the static server. A host of the built app should send the same;
 * `docs/hosting.md` says why each part is there.
 *
 * @param {{ connect?: readonly string[]; images?: readonly string[] }} [origins] - Others that a page may
 *   call, and load images from.
 * @returns {Record<string, string>}
 */
export function securityHeaders({ connect = [], images = ['https://ui-avatars.com'] } = {}) {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", "'wasm-unsafe-eval'", hashSource(FIRST_SCRIPT)],
    'style-src': ["'self'", ...REACT_ARIA_STYLES.map(hashSource)],
    'img-src': ["'self'", 'blob:', 'data:', ...images],
    'media-src': ["'self'", 'blob:', 'data:'],
    'connect-src': ["'self'", 'blob:', 'data:', ...connect],
    'worker-src': ["'self'", 'blob:'],
    'font-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // 'default' is created only by the embedded backend, for its workers
    // (packages/studio/src/trustedWorkers.ts); 'lectern' provides the service worker's address
    // (packages/app/src/lib/page/newVersion.ts).
    'trusted-types': ['default', 'lectern'],
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': Object.entries(FEATURES)
      .map(([name, allowed]) => `${name}=(${allowed})`)
      .join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  };
}
