/** One of `anyOf`, as a part of a pattern. */
const anyOf = (names: string) => `(?:${names.trim().split(/\s+/).join('|')})`;

/** Files of React Aria that every page runs: buttons, links, focus, presses, words on hover. */
const ARIA = [
  `react-aria-components/dist/private/${anyOf(
    'Autocomplete Button Heading Label Link OverlayArrow ProgressBar Text Tooltip utils',
  )}\\.`,
  `react-aria/dist/private/${anyOf('link live-announcer progress ssr tooltip visually-hidden')}/`,
  'react-aria/dist/private/button/useButton\\.',
  'react-aria/dist/private/collections/Hidden\\.',
  'react-aria/dist/private/focus/useFocusRing\\.',
  'react-aria/dist/private/label/useLabel\\.',
  `react-aria/dist/private/i18n/${anyOf('I18nProvider useDefaultLocale useNumberFormatter utils')}\\.`,
  `react-aria/dist/private/interactions/${anyOf(`
    context createEventHandler createKeyboardShortcutHandler focusSafely textSelection useFocus
    useFocusVisible useFocusWithin useFocusable useHover useKeyboard usePress utils
  `)}\\.`,
  `react-aria/dist/private/overlays/${anyOf(
    'PortalProvider calculatePosition useCloseOnScroll useModal useOverlayPosition',
  )}\\.`,
  `react-aria/dist/private/utils/${anyOf(`
    animation chain domHelpers filterDOMProps focusWithoutScrolling getMetaValue getNonce
    isElementVisible isFocusable isVirtualEvent mergeProps mergeRefs openLink platform
    runAfterTransition shadowdom/DOMFunctions useEffectEvent useEvent useGlobalListeners useId
    useLabels useLayoutEffect useObjectRef useResizeObserver useSyncRef useValueEffect
  `)}\\.`,
  `react-stately/dist/private/${anyOf(`
    flags/flags overlays/useOverlayTriggerState toast/useToastState
    tooltip/useTooltipTriggerState utils/number utils/useControlledState
  `)}\\.`,
];

const START = new RegExp(
  [
    'vite/preload-helper',
    `node_modules/${anyOf(`
      @vanilla-extract clsx dequal idb react react-dom react-router
      react-router-dom scheduler use-sync-external-store
    `)}/`,
    'node_modules/@internationalized/number/dist/private/NumberFormatter\\.',
    'node_modules/swr/dist/config-context',
    'node_modules/lucide-react/dist/esm/(?!icons/|lucide-react)',
    `node_modules/lucide-react/dist/esm/icons/${anyOf(`
      check chevron-down circle-check circle-exclamation-point copy info rotate-cw
      triangle-exclamation-point x
    `)}\\.`,
    ...ARIA.map((path) => `node_modules/${path}`),
    'packages/ui/src/theme/tokens\\.ts',
    `packages/ui/src/layout/${anyOf('Box Inline Stack layout')}\\.`,
    `packages/ui/src/components/${anyOf(`
      Banner Brand Button Disclosure EmptyState ErrorState FullPageLoader Icon IconButton LinkButton
      Spinner Text TextLink Tooltip
    `)}/`,
    'packages/ui/src/components/Toast/toastQueue\\.',
    'packages/ui/src/media/latePart\\.',
    'packages/ui/src/progress/Progress\\.',
    `packages/api-client/src/${anyOf('auth session values')}/(?!currentProject)`,
    'packages/api-client/src/transport/(?!page)',
    `packages/api-client/src/client/${anyOf(`
      apiContext createApiClient refreshBus requestScopes sessionCache swrConfiguration useApiClient
      useSession
    `)}\\.`,
    `packages/api-client/src/errors/${anyOf('boundaryErrors errorMessage')}\\.`,
    `packages/app/src/${anyOf(
      'lib/outdated lib/records/\\w+ lib/tab lib/useSlow paths routes/NavigationMemory routes/usePageHeading',
    )}\\.`,
  ].join('|'),
);

const FIELDS = new RegExp(
  [
    `react-aria-components/dist/private/${anyOf(
      'Checkbox FieldError Form Group Input TextArea TextField',
    )}\\.`,
    `react-aria/dist/private/${anyOf('checkbox form toggle')}/`,
    'react-aria/dist/private/textfield/useTextField\\.',
    'react-aria/dist/private/label/useField\\.',
    `react-aria/dist/private/utils/${anyOf('useFormReset useSlot')}\\.`,
    `react-stately/dist/private/${anyOf('form/useFormValidationState toggle/useToggleState')}\\.`,
    `lucide-react/dist/esm/icons/${anyOf('eye eye-off')}\\.`,
    `packages/ui/src/components/${anyOf('AuthLayout Field PasswordField TextField')}/`,
    'packages/ui/src/components/Checkbox/Checkbox\\.',
    `packages/api-client/src/errors/${anyOf('authErrors validationDetail')}\\.`,
  ].join('|'),
);

/** What the shell and the dashboard draw, and many other pages too: tabs and what tabs stand on. */
const HOME = new RegExp(
  [
    `lucide-react/dist/esm/icons/${anyOf(`
      arrow-big-up arrow-up-right chevron-up circle-plus circle-user-round clapperboard contrast
      download ellipsis-vertical globe handshake house image keyboard layout-template life-buoy lock
      log-out menu pause pencil play plus scroll-text settings-2 share-2 ticket trash undo-2
      user-round wand-sparkles
    `)}\\.`,
    `react-aria-components/dist/private/${anyOf(
      'Collection SelectionIndicator SharedElementTransition Tabs',
    )}\\.`,
    `react-aria/dist/private/collections/${anyOf(
      'BaseCollection CollectionBuilder Document useCachedChildren',
    )}\\.`,
    `react-aria/dist/private/focus/${anyOf('FocusScope useHasTabbableChild virtualFocus')}\\.`,
    `react-aria/dist/private/i18n/useCollator\\.`,
    `react-aria/dist/private/interactions/useLongPress\\.`,
    `react-aria/dist/private/${anyOf('selection tabs')}/`,
    `react-aria/dist/private/utils/${anyOf(`
      constants getScrollParent getScrollParents inertValue isScrollable keyboard scrollIntoView
      shadowdom/ShadowTreeWalker useDescription useLoadMoreSentinel useUpdateLayoutEffect
    `)}\\.`,
    `react-stately/dist/private/${anyOf('collections list selection tabs')}/`,
    'node_modules/swr/dist/',
    `packages/ui/src/components/${anyOf(`
      AppShell AvatarCard DashboardCard MediaChip PageHeader Picture ProfileMenu Skeleton StatusChip
      Tabs UserPicture VideoCard
    `)}/`,
    `packages/ui/src/components/Menu/${anyOf('Menu useMenuTrigger')}\\.ts`,
    `packages/ui/src/components/ProjectCard/${anyOf(
      'CardPicture CardPlayback CardProgress ProjectCard.css Thumbnail',
    )}\\.`,
    `packages/ui/src/components/${anyOf('ProgressRing Waveform')}/`,
    `packages/ui/src/media/${anyOf(`
      dates formatTime fraction peaks soloMedia useElementWidth useMediaQuery usePicture
    `)}\\.`,
    'packages/ui/src/layout/Grid\\.',
    `packages/api-client/src/avatars/${anyOf('avatarChoices avatars readAvatar useAvatars')}\\.ts`,
    `packages/api-client/src/client/${anyOf('requestPage usePagedList useRefresh useResource')}\\.`,
    `packages/api-client/src/errors/projectErrors\\.`,
    `packages/api-client/src/projects/${anyOf(
      'links linkResource projects projectStatuses readProject useProjects',
    )}\\.`,
    'packages/api-client/src/scripts/scriptText\\.',
    'packages/api-client/src/session/currentProject\\.',
    'packages/api-client/src/transport/page\\.',
    'packages/app/src/avatars/avatarDescription\\.',
    `packages/app/src/config/`,
    `packages/app/src/lib/${anyOf(`
      focusAfterDialog keptRecord labelOf useMediaQuery useNow
      useRefreshWhile
    `)}\\.`,
    `packages/app/src/projects/${anyOf(`
      EditFailure RecentVideoItem aiEditLog localEdits projectStage projectTitle shareLink
      thumbnailSource undoEditEntry useLocalEdits useProjectActions useUndoEdit
    `)}\\.`,
    `packages/app/src/session/useOwner\\.`,
    `packages/app/src/settings/useSetting\\.`,
    `packages/app/src/shell/shortcuts/shortcutSetting\\.`,
  ].join('|'),
);

const matching = (pattern: RegExp) => (id: string) => pattern.test(id.replaceAll('\\', '/'));

/**
 * The first loads as few files: what every page runs in one, the fields of a form and what the
 * dashboard draws in two more. Left alone, each set of files that the same screens share becomes a
 * chunk, and the sign-in page waits for forty of them. A file belongs here only with all that it
 * imports, so that no chunk has to wait for one that waits for it.
 */
export const firstChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'start', test: matching(START), priority: 2 },
    { name: 'fields', test: matching(FIELDS), priority: 1 },
    { name: 'home', test: matching(HOME), priority: 1 },
  ],
};
