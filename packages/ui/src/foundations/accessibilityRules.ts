/** A requirement of WCAG 2.2 AA, its meaning in this product, and the tests that check it. */
export interface AccessibilityRule {
  name: string;
  /** Success criteria, by number. */
  criteria: string;
  here: string;
  /** Labels of the stories that check it, by story ID. */
  stories: Readonly<Record<string, string>>;
  /** Test files that check it, relative to the root of the repository. */
  tests?: readonly string[];
  byHand: string;
}

/** A test checks that every story and file named here exists. */
export const ACCESSIBILITY_RULES: readonly AccessibilityRule[] = [
  {
    name: 'Keyboard',
    criteria: '2.1.1, 2.1.2, 2.4.3',
    here: 'Everything works without a pointer, by the patterns of the ARIA Authoring Practices. Lists, toolbars and grids are one Tab stop; arrows move inside.',
    stories: {
      'components-menu--keyboard': 'Menu',
      'components-tabs--keyboard': 'Tabs',
      'components-dialog--keyboard': 'Dialog',
      'components-toolbar--keyboard': 'Toolbar',
    },
    tests: ['packages/app/e2e/newcomer.spec.ts'],
    byHand: 'Put the mouse away and make a video. Tab must never get stuck or lost.',
  },
  {
    name: 'Focus',
    criteria: '2.4.7, 2.4.11, 2.4.13',
    here: 'One ring, 2 px with a 2 px gap, for the keyboard only. Bars that stay at the edge never cover it. It returns to what opened a dialog or menu.',
    stories: {
      'components-button--keyboard-focus': 'Button',
      'components-menu--escape-returns-focus': 'Menu, Escape',
      'components-form--focus-on-submit': 'Form, first error',
    },
    byHand: 'Follow the ring through a page; after closing a dialog it stands where you were.',
  },
  {
    name: 'Names',
    criteria: '1.1.1, 2.5.3, 3.3.2, 4.1.2',
    here: 'A control without an accessible name does not compile. The name holds the visible words and says what it acts on: Actions for Spring launch.',
    stories: { 'components-icon--sizes': 'Icon, hidden' },
    tests: [
      'packages/ui/src/props.test-d.ts',
      'packages/ui/src/screenReader/controls.test.tsx',
      'packages/ui/src/screenReader/content.test.tsx',
    ],
    byHand: 'Let a screen reader list the buttons, links and headings: each makes sense alone.',
  },
  {
    name: 'Announcements',
    criteria: '4.1.3, 3.3.1',
    here: 'What appears without the focus moving is said once: toasts, counts of results, progress at its stages. An error is part of its field’s description.',
    stories: { 'components-toast--announced-once': 'Toast' },
    tests: ['packages/ui/src/screenReader/overlays.test.tsx'],
    byHand:
      'With a screen reader on, filter a list and delete a video. Each outcome is said, once.',
  },
  {
    name: 'Targets',
    criteria: '2.5.8, 2.5.7',
    here: '44 px for fingers and below 768 px, more than the 24 px that are asked for. Nothing needs a drag: sliders take arrows, files take a button.',
    stories: { 'components-button--phone-targets': 'Button', 'components-menu--phone': 'Menu' },
    byHand: 'Use it on a phone with a thumb.',
  },
  {
    name: 'Contrast',
    criteria: '1.4.3, 1.4.11, 1.4.1',
    here: 'Text 4.5 : 1, edges and shapes 3 : 1, in both themes. A colour never speaks alone.',
    stories: { 'foundations-colour--contrast': 'Every pair' },
    tests: ['packages/ui/src/theme/contrast.test.ts', '.storybook/checks/axeInBothThemes.ts'],
    byHand: 'Look at the page in grey (developer tools, Rendering): every state still differs.',
  },
  {
    name: '320 px',
    criteria: '1.4.10',
    here: 'No page moves sideways at 320 px, which is also 400 % zoom on a laptop. Only tables and carousels scroll within themselves, by keyboard too.',
    stories: {
      'components-appshell--smallest-large-text': 'Shell',
      'components-menu--open-narrow-large-text': 'Menu',
    },
    tests: ['packages/app/e2e/accessibility.spec.ts'],
    byHand: 'Zoom to 400 % in a window 1280 wide.',
  },
  {
    name: '200 % text',
    criteria: '1.4.4, 1.4.12',
    here: 'Lengths that hold text are in rem and heights are least heights, so words wrap and nothing is cut off.',
    stories: {
      'components-button--long-text-narrow': 'Button',
      'components-dialog--long-content-large-text': 'Dialog',
    },
    byHand: 'Set the toolbar’s Text size to 200 %, or the browser’s own font size to 32.',
  },
  {
    name: 'Right to left',
    criteria: '1.3.2',
    here: 'Logical properties only: the page turns round as a whole. Arrows along the text turn with it; play does not.',
    stories: {
      'components-appshell--right-to-left': 'Shell',
      'components-icon--directional': 'Icon',
    },
    byHand: 'Set the toolbar’s Direction to Right to left.',
  },
  {
    name: 'Reduced motion',
    criteria: '2.2.2, 2.3.3',
    here: 'Nothing moves or loops; what comes fades in. Films and samples never start by themselves.',
    stories: {
      'foundations-motion--reduced-motion': 'Motion',
      'foundations-motion--nothing-moves': 'Loops',
    },
    tests: ['packages/ui/src/foundations/reducedMotion.test.ts'],
    byHand: 'Set the toolbar’s Motion to Reduced, or ask your system for less motion.',
  },
  {
    name: 'Forced colours',
    criteria: '1.4.1, 1.4.11',
    here: 'In a contrast theme every edge, state and ring is still there: outlines instead of shadows, borders on what floats.',
    stories: {
      'components-tabs--forced-colors': 'Tabs',
      'components-dialog--forced-colors': 'Dialog',
      'components-appshell--forced-colors': 'Shell',
    },
    tests: ['packages/ui/src/foundations/forcedColours.test.ts'],
    byHand: 'Developer tools, Rendering, forced-colors: active; or a contrast theme of Windows.',
  },
];
