/** Roles that journeys ask for. */
export type Role =
  'article' | 'button' | 'heading' | 'link' | 'menuitem' | 'option' | 'radio' | 'textbox';

/** Keys by their names in the DOM. */
type Key = 'Enter' | 'Escape' | 'Tab';

interface Download {
  /** As the page proposed it. */
  name: string;
  /** Path of the finished file. */
  file: string;
}

/**
 * What a journey does in a browser, whichever program drives it. Elements are asked for by role and
 * whole accessible name, as the browser computes them, and are waited for.
 */
export interface Driver {
  /** Opens an address of the app, from `/` on. */
  open(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Waits until it is on screen. */
  see(role: Role, name: string, timeout?: number): Promise<void>;
  /** Waits until it is on screen and enabled, then clicks its middle. */
  press(role: Role, name: string): Promise<void>;
  /** Chooses the one of several whose name begins so, which is all that a name may be known by. */
  choose(role: 'option' | 'radio', beginning: string): Promise<void>;
  /** Puts text in place of a field's own. */
  fill(name: string, text: string): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  /** Presses a key where the focus is. */
  key(key: Key): Promise<void>;
  /** Runs a function of the page; what it closes over is not there. */
  evaluate<Given, Answer>(
    run: (given: Given) => Answer | Promise<Answer>,
    given: Given,
  ): Promise<Answer>;
  /** Resolves with the file that an act makes the browser download. */
  download(act: () => Promise<void>): Promise<Download>;
  /** Another tab of the same session, in front of this one; closed with the browser. */
  openTab(): Promise<Driver>;
  /** Gives the page a size, in px. A window may have a least width of its own. */
  resize(width: number, height: number): Promise<void>;
  /** The picture of what is in view. */
  picture(): Promise<Buffer>;
}

/** A browser that is running; `errors` are those of its console, or of what else it tells. */
export interface RunningBrowser {
  driver: Driver;
  errors: string[];
  close: () => Promise<void>;
}
