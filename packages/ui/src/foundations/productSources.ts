/** The product's sources as text, without stylesheets, stories, tests, fixtures and these pages. */
export const productSources: readonly string[] = Object.values(
  import.meta.glob<string>(
    [
      '../../../{app,ui,api-client}/src/**/*.{ts,tsx}',
      '!**/*.{stories,test,test-d,css}.{ts,tsx}',
      '!**/{fixtures,foundations}/**',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
);
