import { STORY_TIME } from '@lectern/mocks/workbench';
import '@lectern/ui/styles';
import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { I18nProvider } from 'react-aria-components';
import { configure } from 'storybook/test';
import { skipRulesWithoutElements } from './checks/applicableRules.ts';
import { axeInBothThemes } from './checks/axeInBothThemes.ts';
import { serve } from './backend.ts';
import { skipSeenContrast } from './checks/contrastOnce.ts';
import { ThemedDocsContainer } from './pages/DocsContainer.tsx';
import { forceColors } from './toolbar/forcedColors.ts';
import { globalTypes, initialGlobals, viewports } from './toolbar/globals.ts';
import { applyLook } from './toolbar/look.ts';
import { toastsLeaveFeet } from './checks/feet.ts';
import { idrefsLead } from './checks/idrefs.ts';
import { reportOnlyFindings } from './checks/onlyFindings.ts';
import { LazyScreenPage } from './pages/LazyScreenPage.tsx';
import { chromatic } from './modes.ts';
import './toolbar/screenFrame.css.ts';
import { showOverlays } from './checks/afterPlay.ts';
import { isTested, requireSetUp } from './checks/tested.ts';
import { removeVisionFilters } from './checks/visionFilters.ts';

// A story's backend starts with its first request; the default of one second is too short for that on a
// busy machine.
configure({
  asyncUtilTimeout: 15_000,
  // By default the library prints the page into every error, even for each attempt of a wait that has not
  // succeeded yet. A failed test leaves a screenshot, and the workbench shows the page.
  getElementError: function elementError(message) {
    const error = new Error(message ?? undefined);
    error.name = 'TestingLibraryElementError';
    // Report the error at the line that looks for the element, not at this one.
    Error.captureStackTrace?.(error, elementError);
    return error;
  },
});

const preview: Preview = {
  globalTypes,
  initialGlobals,
  loaders: [serve],
  decorators: [
    // React Aria derives its direction from the language, not from `dir`.
    (Story, { globals }) => (
      <I18nProvider locale={globals.direction === 'rtl' ? 'ar' : 'en-US'}>
        <Story />
      </I18nProvider>
    ),
  ],
  beforeEach: async ({ globals, reporting, title }) => {
    requireSetUp();
    document.body.toggleAttribute('data-screen', title.startsWith('Screens/'));
    reportOnlyFindings(reporting);
    applyLook(globals);
    await forceColors(globals);
    localStorage.clear();
    sessionStorage.clear();
    MockDate.set(STORY_TIME);
    return () => MockDate.reset();
  },
  // Storybook runs these from last to first, then the add-on's.
  afterEach: [
    skipRulesWithoutElements,
    skipSeenContrast,
    idrefsLead,
    toastsLeaveFeet,
    axeInBothThemes,
    (context) => window.lecternCheckers?.(context),
    showOverlays,
    removeVisionFilters,
  ],
  parameters: {
    a11y: {
      test: 'error',
      // React Aria's live announcer keeps its messages for some seconds, after the spinner or the button
      // that labelled them has been removed.
      context: { exclude: ['[data-live-announcer]'] },
      // Only violations fail a test; the workbench also lists passed and incomplete checks. Reading every
      // stylesheet and waiting for films serves no rule that can fail a test (decision 133).
      options: isTested ? { resultTypes: ['violations'], preload: false } : {},
    },
    // The theme sets the page's background colour.
    backgrounds: { disable: true },
    chromatic,
    docs: { container: ThemedDocsContainer, page: LazyScreenPage },
    layout: 'padded',
    options: {
      // Storybook parses this without running it, so it cannot use names from elsewhere.
      storySort: {
        order: [
          'Start',
          [
            'Welcome',
            'Find a component',
            'Choose between components',
            'See a screen in a state',
            'Operations and states',
            'The toolbar and addresses',
            'What is new',
          ],
          'Foundations',
          [
            'Tokens',
            'Colour',
            'Type',
            'Space and shape',
            'Icons',
            'Motion',
            'Voice and tone',
            'Accessibility',
            'Component sheet',
          ],
          'Components',
          [
            'Actions',
            'Forms',
            'Feedback',
            'Navigation',
            'Overlays',
            'Data',
            'Media',
            'Domain',
            'Layout and text',
          ],
          'Screens',
          [
            'Shell',
            'Dashboard',
            'My Videos',
            'Create video',
            [
              'Open a project',
              'Script',
              'Voice',
              'Own voice',
              'Recording room',
              'Voice packs',
              'Avatar',
              'Avatar, own voice',
              'Processing',
              'Film in parts',
              'Preview',
              'Storage is full',
            ],
            'Videos from a table',
            'Templates',
            'Scripts',
            'Avatars',
            'AI Edit',
            'Image generator',
            'Settings',
            'Login',
            'Register',
            'Error boundary',
            'Outdated tab',
          ],
          'Flows',
          [
            'Sign in',
            'Create a video',
            'From template to wizard',
            'Make an avatar',
            'Manage scripts',
            'Manage videos',
            'Whole app',
          ],
        ],
      },
    },
    viewport: { options: viewports },
  },
};
export default preview;
