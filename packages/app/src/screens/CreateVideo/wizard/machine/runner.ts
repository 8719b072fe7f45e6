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
  /** The project as the server holds it; null for a new journey. */
  project: Project | null;
  /** Whether a new journey begins with nothing, whatever drafts there are. */
  isFresh: boolean;
  /** A script as the calls that make something of it carry it. */
  sentScript: (script: string) => SentScript;
  refresh: (...resources: ('projects' | 'renders')[]) => Promise<void>;
  /** Names a project that has only a default name. */
  nameNew: (projectId: string, name: string) => void;
  onNotice: (notice: Notice) => void;
  onRestart: () => void;
}

/** The wizard outside of React: a state to follow, and events to send. */
export interface WizardRunner {
  getState: () => WizardState;
  /** What became of the newest words on this device. */
  draftStatus: () => DraftStatus;
  send: (event: WizardEvent) => void;
  /** The user comes to an address of the wizard. @returns what to call when they leave it */
  arrive: (entry: Entry, departure: Departure) => () => void;
  /** The wizard works for as long as somebody follows it. */
  subscribe: (listener: () => void) => () => void;
}
