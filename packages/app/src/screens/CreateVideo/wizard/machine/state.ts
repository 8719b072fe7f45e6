import type { Project } from '@lectern/api-client';
import type { CreateStep } from '../../../../paths.ts';
import type { ProjectSettings } from '../../look/videoSettings.ts';
import { type Draft, draftOf } from '../draftStore.ts';
import { hasScript, isBlank, type Journey } from '../journey.ts';
import { restoreJourney } from '../restoreJourney.ts';
import type { FoundRender } from '../wizardReducer.ts';

/** The tab that may edit the project: this one, another one, or unknown until the lock responds. */
export type LockHolder = 'here' | 'elsewhere' | 'asking';

/** The parts of the journey that the server is known to have. */
export interface SentParts {
  script: string;
  voiceId: string | null;
  avatarId: string | null;
  settings: ProjectSettings;
}

/** A request in progress: its attempt, and the visit to a step on which the user made it. */
export interface Task {
  attempt: number;
  visit: number;
}

/** A task that a step has started and waits for. */
export interface Work {
  task: Task | null;
  /** Why it did not start or failed, worded as in the specification (sections 5 and 8). */
  error: string | null;
  /** The same message if it failed for lack of space. */
  noRoom: string | null;
}

/** The user's location in the wizard. */
interface Place {
  /** Null at a URL that is not a step. */
  step: CreateStep | null;
  /** {@link Entry.key} of the URL. */
  entry: string;
  /** {@link Entry.visit} of the URL. */
  visit: string | null;
}

/** The whole state of the wizard. */
export interface WizardState {
  journey: Journey;
  sent: SentParts;
  /** Id of the stored script that was linked last. */
  linkedScriptId: string | null;
  /** The visits (`visitMark`) whose requests are applied, or that the user has answered by typing. */
  takenVisits: readonly string[];
  holder: LockHolder;
  /** Whether the wizard is on the page. */
  isOpen: boolean;
  /** Whether this journey was abandoned for a new one. */
  isAbandoned: boolean;
  place: Place | null;
  /** Counts arrivals at steps: the same step visited twice is two visits. */
  visit: number;
  /** Counts tasks. */
  attempt: number;
  /** The search for a template's presenter, which replaces only the avatar that was chosen before it. */
  presenterSearch: { attempt: number; replaces: string | null } | null;
  speech: Work;
  render: Work;
  /** The render is being stopped; quietly if another tab has stopped it. */
  cancel: (Task & { isQuiet: boolean }) | null;
  /**
   * Id of a render that ended without a video and that the processing step still shows, while the journey
   * has the project's earlier video again.
   */
  endedRender: string | null;
  /** A render of this project that another device or browser has started. */
  found: FoundRender | null;
}

export const NO_WORK: Work = { task: null, error: null, noRoom: null };

/** Returns the state of the wizard before it is opened. */
export function initialState(project: Project | null, draft: Draft | null): WizardState {
  return {
    journey: restoreJourney(project, draft),
    sent: {
      script: project?.script ?? '',
      voiceId: project?.voiceId ?? null,
      avatarId: project?.avatarId ?? null,
      settings: project?.settings ?? {},
    },
    linkedScriptId: null,
    takenVisits: draft?.takenVisits ?? [],
    holder: 'here',
    isOpen: false,
    isAbandoned: false,
    place: null,
    visit: 0,
    attempt: 0,
    presenterSearch: null,
    speech: NO_WORK,
    render: NO_WORK,
    cancel: null,
    endedRender: null,
    found: null,
  };
}

const areSame = (one: ProjectSettings, other: ProjectSettings): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Notes that nothing requested by a visit is left to apply. */
export const taking = (state: WizardState, visit: string | null): WizardState =>
  visit === null || state.takenVisits.includes(visit)
    ? state
    : { ...state, takenVisits: [...state.takenVisits, visit] };

/** Whether another tab edits the project and this one is read-only. */
export const isReader = ({ holder }: WizardState): boolean => holder === 'elsewhere';

/** Whether changes in this tab are kept. */
export const isWriting = (state: WizardState): boolean =>
  state.isOpen && !state.isAbandoned && !isReader(state);

export const hasUnsentScript = ({ journey, sent }: WizardState): boolean =>
  journey.script !== sent.script;

/** Whether the script must be sent to the server; text alone creates a project, an empty sheet does not. */
export const isScriptDue = (state: WizardState): boolean =>
  isWriting(state) &&
  hasUnsentScript(state) &&
  (state.journey.projectId !== null || hasScript(state.journey));

export const areSettingsDue = (state: WizardState): boolean =>
  isWriting(state) &&
  state.journey.projectId !== null &&
  !areSame(state.journey.settings, state.sent.settings);

/** Returns the draft of the journey for this browser; null while there is nothing to keep. */
export function draftOfState(state: WizardState): Draft | null {
  const { journey, sent, takenVisits } = state;
  if (isBlank(journey) && takenVisits.length === 0) return null;
  const isUnsent =
    hasUnsentScript(state) ||
    journey.voiceId !== sent.voiceId ||
    journey.avatarId !== sent.avatarId ||
    !areSame(journey.settings, sent.settings);
  return draftOf(journey, { isUnsent, takenVisits });
}
