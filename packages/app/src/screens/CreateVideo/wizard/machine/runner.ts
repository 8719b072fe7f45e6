import type { ApiClient, Project } from '@lectern/api-client';
import type { Departure } from '../../../../navigation/useDeparture.ts';
import type { SentScript } from '../../script/useSentScript.ts';
import type { DraftStatus } from '../draftKeeper.ts';
import type { DraftStore } from '../draftStore.ts';
import type { Entry, Notice, WizardEvent } from './events.ts';
import type { WizardState } from './state.ts';

export interface WizardOptions {
  client: ApiClient;
  store: DraftStore;
  userName: string;
  /** The project as returned by the server; null for a new journey. */
  project: Project | null;
  /** Whether a new journey starts empty, whatever drafts there are. */
  isFresh: boolean;
  /** Returns the forms of a script in requests that produce something from it. */
  sentScript: (script: string) => SentScript;
  refresh: (...resources: ('projects' | 'renders')[]) => Promise<void>;
  /** Names a project that has only the default name. */
  nameNew: (projectId: string, name: string) => void;
  onNotice: (notice: Notice) => void;
  onRestart: () => void;
}

/** The wizard outside React: a state to subscribe to, and events to send. */
export interface WizardRunner {
  getState: () => WizardState;
  /** Whether the latest changes are stored on this device. */
  draftStatus: () => DraftStatus;
  send: (event: WizardEvent) => void;
  /**
   * Reports that the user arrived at a URL of the wizard. @returns a function to call when they leave it
   */
  arrive: (entry: Entry, departure: Departure) => () => void;
  /** The wizard runs as long as it has a subscriber. */
  subscribe: (listener: () => void) => () => void;
}
