import '@lectern/ui';
import type { Preview } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { setupWorker } from 'msw/browser';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { I18nProvider } from 'react-aria-components';

/** Every story sees this moment, so that '2 hours ago' stays true. */
const NOW = new Date('2026-03-02T10:00:00Z');

const preview: Preview = {
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Writing direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    textSize: {
      description: 'Text size',
      toolbar: {
        title: 'Text size',
        icon: 'zoom',
        items: [
          { value: '100', title: '100 %' },
          { value: '200', title: '200 %' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr', textSize: '100' },
  loaders: [
    mswLoader(async () => {
      const worker = setupWorker();
      await worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: './mockServiceWorker.js' },
      });
      return worker;
    }),
  ],
  decorators: [
    // React Aria takes its direction from the language, not from `dir`.
    (Story, { globals }) => (
      <I18nProvider locale={globals.direction === 'rtl' ? 'ar' : 'en-GB'}>
        <Story />
      </I18nProvider>
    ),
  ],
  beforeEach: ({ globals }) => {
    const root = document.documentElement;
    root.dataset.theme = String(globals.theme ?? 'light');
    root.dir = String(globals.direction ?? 'ltr');
    root.style.fontSize = globals.textSize === '200' ? '200%' : '';
    localStorage.clear();
    sessionStorage.clear();
    MockDate.set(NOW);
    return () => MockDate.reset();
  },
  parameters: { a11y: { test: 'error' }, layout: 'padded' },
};
export default preview;
