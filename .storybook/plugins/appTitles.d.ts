declare module 'virtual:app-titles' {
  /** Every title of the app's stories, with the responses that its stories declare. */
  // An ambient module declaration cannot use relative imports.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const appTitles: import('../../scripts/lib/sources/screenStories.mjs').AppTitle[];
}
