/** Documentation on the workbench's page of a screen, in addition to what it reads from the stories. */
export interface ScreenDocs {
  /** The title of its stories: 'Screens/Login'. */
  title: string;
  /** The purpose of the screen for its users, in one sentence. */
  purpose: string;
  /**
   * Where the app shows it. For a screen, only its address, and it is pictured at every width; for a part
   * or state of a screen, a description.
   */
  route: string;
  /** Export name of the story that shows most of it. */
  shown: string;
  /** Action by key, as KeyboardTable takes them, without the shell's own keys. */
  keyboard: Readonly<Record<string, string>>;
  /** Measurements of this screen only, and the file that makes them. */
  measured?: readonly { what: string; figure: string; by: string }[];
}
