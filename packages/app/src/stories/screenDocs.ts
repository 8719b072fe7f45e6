/** What the workbench's page of a screen says beside what it reads from the stories themselves. */
export interface ScreenDocs {
  /** The title of its stories: 'Screens/Login'. */
  title: string;
  /** What a person comes here for, in a sentence. */
  purpose: string;
  /**
   * Where the app shows it. A screen has an address alone, and is pictured at every width; a part or a state
   * of one has words.
   */
  route: string;
  /** The export of the story that shows most of it. */
  shown: string;
  /** Action by key, as KeyboardTable takes them; the shell's own keys are left out. */
  keyboard: Readonly<Record<string, string>>;
  /** What is measured of this screen alone, and the file that measures it. */
  measured?: readonly { what: string; figure: string; by: string }[];
}
