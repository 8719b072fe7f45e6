export const messages = {
  skipLink: 'Skip to content',
  toggleSidebar: 'Toggle sidebar',
  /** Name of the drawer that holds the sidebar. */
  drawer: 'Menu',
  /** Name of the sidebar's landmark. */
  sidebar: 'Main',
  creditsLeft: (credits: number) => `${credits} credits left`,
  /** Follows the number of credits. */
  credits: 'credits left',
  newTab: 'Opens in a new tab',
};
