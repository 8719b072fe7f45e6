declare module 'virtual:app-titles' {
  /** Every title of the app's stories, with the answers that its stories declare. */
  // A declared module takes no relative import.
  // oxlint-disable-next-line typescript/consistent-type-imports
  export const appTitles: import('../scripts/lib/screenStories.mjs').AppTitle[];
}
