/** The roles that journeys use. */
export type Role =
  'article' | 'button' | 'heading' | 'link' | 'menuitem' | 'option' | 'radio' | 'textbox';

/** Keys by their DOM names. */
type Key = 'Enter' | 'Escape' | 'Tab';

interface Download {
  /** As suggested by the page. */
  name: string;
  /** The path of the finished file. */
  file: string;
}

/**
 * The actions of a journey in a browser, whichever program drives it. Elements are located by role and
 * complete accessible name, as computed by the browser, and waited for.
 */
export interface Driver {
  /** Opens a path of the app, starting with `/`. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until the element is visible. */
  see(role: Role, name: string, timeout?: number): Promise<void>;
  /** Waits until the element is visible and enabled, then clicks its centre. */
  press(role: Role, name: string): Promise<void>;
  /** Chooses the option whose name starts like this, because only the start may be known. */
  choose(role: 'option' | 'radio', beginning: string): Promise<void>;
  /** Replaces a field's text. */
  fill(name: string, text: string): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Presses a key in the focused element. */
  key(key: Key): Promise<void>;
  /** Runs a function in the page; variables in its closure are not available. */
  evaluate<Given, Answer>(
    run: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ): Promise<Answer>;
  /** Resolves with the file that an action makes the browser download. */
  download(act: () => Promise<void>): Promise<Download>;
  /** Opens another tab of the same session in front of this one; it closes with the browser. */
  openTab(): Promise<Driver>;
  /** Resizes the page, in px. A window may have a minimum width of its own. */
  resize(width: number, height: number): Promise<void>;
  /** Takes a screenshot of the viewport. */
  picture(): Promise<Buffer>;
}

/** A running browser; `errors` are those of its console or reported elsewhere. */
export interface RunningBrowser {
  driver: Driver;
  errors: string[];
  close: () => Promise<void>;
}
