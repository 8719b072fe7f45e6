/*
 * Twenty one-line faults, of the kinds that reviews overlook, and the tests that have to find them. `npm
 * run test:planted-faults` plants them one after the other.
 */

/**
 * A fault: `from` occurs once in the file and becomes `to`. `step` is the script of package.json that has
 * to fail when run with `args` only; all but `test:visual` belong to `npm test`. `toldAt` is part of the
 * source line that its output has to point to, `leaves` the end of a file's name that it has to mention.
 *
 * @typedef {{
 *   what: string;
 *   file: string;
 *   from: string;
 *   to: string;
 *   step: 'test:unit' | 'test:stories' | 'test:journeys' | 'test:visual';
 *   args: readonly string[];
 *   toldAt?: string;
 *   leaves?: string;
 * }} Fault
 */

/** @type {readonly Fault[]} */
export const PLANTED_FAULTS = [
  {
    what: 'a message that differs from the specification',
    file: 'packages/api-client/src/errors/avatarErrors.ts',
    from: "saveFailed: 'Error saving avatar. Please try again.'",
    to: "saveFailed: 'Error saving the avatar. Please try again.'",
    step: 'test:unit',
    args: ['packages/api-client/src/errors'],
  },
  {
    what: 'a heading that does not receive focus after a navigation',
    file: 'packages/app/src/navigation/usePageHeading.ts',
    from: 'if (!isTyping) heading.current?.focus({ preventScroll: true });',
    to: '',
    step: 'test:unit',
    args: ['packages/app/src/navigation'],
  },
  {
    what: 'a wrong shortcut key in the player',
    file: 'packages/ui/src/components/VideoPlayer/playerKeys.ts',
    from: "k: 'toggle'",
    to: "j: 'toggle'",
    step: 'test:unit',
    args: ['packages/ui/src/components/VideoPlayer'],
  },
  {
    what: 'a write that is reported as saved but never made',
    file: 'packages/app/src/lib/records/records.ts',
    from: 'await database.put(jobs.map(({ key, text, at }) => ({ key, text, at }))).then(',
    to: 'await Promise.resolve().then(',
    step: 'test:unit',
    args: ['packages/app/src/lib/records'],
  },
  {
    what: 'subtle text that is a step too light',
    file: 'packages/ui/src/theme/tokens.json',
    from: '"textSubtle": {\n          "$value": { "colorSpace": "srgb", "components": [0.4314, 0.4, 0.3529]',
    to: '"textSubtle": {\n          "$value": { "colorSpace": "srgb", "components": [0.5569, 0.5255, 0.4784]',
    step: 'test:unit',
    args: ['packages/ui/src/theme'],
  },
  {
    what: 'a gap that is a pixel too wide',
    file: 'packages/ui/src/components/Field/choice.css.ts',
    from: 'gap: 12,',
    to: 'gap: 13,',
    step: 'test:visual',
    args: ['-g', 'Components/Forms/Checkbox'],
  },
  {
    what: 'polling that stops at the first unreadable response',
    file: 'packages/api-client/src/client/usePolledResource.ts',
    from: 'shouldRetryOnError: isPolling ? mayRecover : isWorthRetrying',
    to: 'shouldRetryOnError: isWorthRetrying',
    step: 'test:unit',
    args: ['packages/api-client/src/client'],
  },
  {
    what: 'a URL from a server that can run a script',
    file: 'packages/api-client/src/values/safeUrl.ts',
    from: '/^(?:https?:\\/\\/|blob:.',
    to: '/^(?:https?:\\/\\/|javascript:.|blob:.',
    step: 'test:unit',
    args: ['packages/api-client/src/values'],
  },
  {
    what: 'unescaped markup of a script in its captions',
    file: 'packages/studio/src/captions/webVtt.ts',
    from: ".replaceAll('<', '&lt;')",
    to: '',
    step: 'test:unit',
    args: ['packages/studio/src/captions'],
  },
  {
    what: 'a duration that is rounded down',
    file: 'packages/ui/src/format/formatTime.ts',
    from: 'Math.max(1, Math.round(seconds))',
    to: 'Math.max(1, Math.floor(seconds))',
    step: 'test:unit',
    args: ['packages/ui/src/format'],
  },
  {
    what: 'a password of seven characters',
    file: 'packages/app/src/screens/Register/registration.ts',
    from: 'const MIN_PASSWORD = 8',
    to: 'const MIN_PASSWORD = 7',
    step: 'test:unit',
    args: ['packages/app/src/screens/Register'],
  },
  {
    what: 'a dialog that Escape does not close',
    file: 'packages/ui/src/components/Dialog/Dialog.tsx',
    from: 'isKeyboardDismissDisabled={isPending}',
    to: 'isKeyboardDismissDisabled',
    step: 'test:stories',
    args: ['packages/ui/src/components/Dialog'],
    toldAt: "expect(screen.queryByRole('dialog')).not",
  },
  {
    what: 'a button without a name',
    file: 'packages/ui/src/components/VideoPlayer/PlayerButton.tsx',
    from: '<Button className={className} aria-label={label} onPress={onPress}>',
    to: '<Button className={className} onPress={onPress}>',
    step: 'test:stories',
    args: ['packages/ui/src/components/VideoPlayer'],
  },
  {
    what: 'lips that stay open on b',
    file: 'packages/studio/src/presenter/mouth/mouthShapes.ts',
    from: "new Set(['m', 'b', 'p', 'f', 'v'])",
    to: "new Set(['m', 'p', 'f', 'v'])",
    step: 'test:unit',
    args: ['packages/studio/src/presenter'],
  },
  {
    what: 'speech that is two units too quiet',
    file: 'packages/studio/src/audio/mastering.ts',
    from: 'TARGET_LOUDNESS = -16',
    to: 'TARGET_LOUDNESS = -18',
    step: 'test:unit',
    args: ['packages/studio/src/audio', 'packages/studio/src/speech'],
  },
  {
    what: 'a title of 51 characters',
    file: 'packages/app/src/screens/AiEdit/form/titleText.ts',
    from: 'TITLE_MAX_LENGTH = 50',
    to: 'TITLE_MAX_LENGTH = 51',
    step: 'test:unit',
    args: ['packages/app/src/screens/AiEdit/form'],
  },
  {
    what: 'a sign-out that leaves the refresh token behind',
    file: 'packages/api-client/src/session/storedSession.ts',
    from: '    local.remove(KEYS.accessToken);\n    local.remove(KEYS.refreshToken);',
    to: '    local.remove(KEYS.accessToken);',
    step: 'test:unit',
    args: ['packages/api-client/src/session'],
  },
  {
    what: 'a request sent without its token',
    file: 'packages/api-client/src/transport/send.ts',
    from: "if (token) headers.set('Authorization'",
    to: "if (!token) headers.set('Authorization'",
    step: 'test:unit',
    args: ['packages/api-client/src/transport', 'packages/api-client/src/calls.test.ts'],
  },
  {
    what: 'captions that are missing from the picture',
    file: 'packages/studio/src/captions/captionPainter.ts',
    from: 'if (!layout) return;',
    to: 'if (layout) return;',
    step: 'test:unit',
    args: ['packages/studio/src/render'],
  },
  {
    what: 'a download with a different name',
    file: 'packages/app/src/lib/files/fileName.ts',
    from: 'return `video_${timestamp}`',
    to: 'return `film_${timestamp}`',
    step: 'test:journeys',
    args: ['--project=hosted'],
    leaves: '.webm',
  },
];
