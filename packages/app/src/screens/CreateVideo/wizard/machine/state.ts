import type { Project } from '@lectern/api-client';
import type { CreateStep } from '../../../../paths.ts';
import type { ProjectSettings } from '../../look/videoSettings.ts';
import { type Draft, draftOf } from '../draftStore.ts';
import { hasScript, isBlank, type Journey } from '../journey.ts';
import { restoreJourney } from '../restoreJourney.ts';
import type { FoundRender } from '../wizardReducer.ts';

/** Who may edit the project: this tab, another one, or the lock has not answered yet. */
export type LockHolder = 'here' | 'elsewhere' | 'asking';

/** What the server is known to hold of the journey. */
export interface SentParts {
  script: string;
  voiceId: string | null;
  avatarId: string | null;
  settings: ProjectSettings;
}

/** A call under way: which attempt it is, and on which visit to a step the user asked for it. */
export interface Task {
  attempt: number;
  visit: number;
}

/** Something that a step asks for and waits for. */
export interface Work {
  task: Task | null;
  /** Why it did not start or failed, in the specification's words (sections 5 and 8). */
  error: string | null;
  /** The same where it failed for lack of room. */
  noRoom: string | null;
}

/** Where in the wizard the user is. */
interface Place {
  /** Null at an address that is no step. */
  step: CreateStep | null;
  /** {@link Entry.key} of the address. */
  entry: string;
}

/** Everything that the wizard knows. */
export interface WizardState {
  journey: Journey;
  sent: SentParts;
  /** Id of the stored script that was linked last. */
  linkedScriptId: string | null;
  /** The query that the journey has already taken in. */
  takenQuery: string;
  holder: LockHolder;
  /** Whether the wizard is on the page. */
  isOpen: boolean;
  /** Whether this journey was put away for a new one. */
  isAbandoned: boolean;
  place: Place | null;
  /** Counts arrivals at steps: the same step visited twice is two visits. */
  visit: number;
  /** Counts tasks. */
  attempt: number;
  speech: Work;
  render: Work;
  /** The render is being stopped; quietly where another tab has stopped it. */
  cancel: (Task & { isQuiet: boolean }) | null;
  /** A render of this project that another device or browser has begun. */
  found: FoundRender | null;
}

export const NO_WORK: Work = { task: null, error: null, noRoom: null };

/** The wizard before it is opened. */
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
    takenQuery: draft?.takenQuery ?? '',
    holder: 'here',
    isOpen: false,
    isAbandoned: false,
    place: null,
    visit: 0,
    attempt: 0,
    speech: NO_WORK,
    render: NO_WORK,
    cancel: null,
    found: null,
  };
}

const areSame = (one: ProjectSettings, other: ProjectSettings): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Whether another tab edits the project and this one only reads. */
export const isReader = ({ holder }: WizardState): boolean => holder === 'elsewhere';

/** Whether this tab keeps what is done in it. */
export const isWriting = (state: WizardState): boolean =>
  state.isOpen && !state.isAbandoned && !isReader(state);

export const hasUnsentScript = ({ journey, sent }: WizardState): boolean =>
  journey.script !== sent.script;

/** Whether the script goes to the server; words alone make a project, an empty sheet does not. */
export const isScriptDue = (state: WizardState): boolean =>
  isWriting(state) &&
  hasUnsentScript(state) &&
  (state.journey.projectId !== null || hasScript(state.journey));

export const areSettingsDue = (state: WizardState): boolean =>
  isWriting(state) &&
  state.journey.projectId !== null &&
  !areSame(state.journey.settings, state.sent.settings);

/** What this browser keeps of the journey; null while there is nothing to keep. */
export function draftOfState(state: WizardState): Draft | null {
  const { journey, sent, takenQuery } = state;
  if (isBlank(journey) && takenQuery === '') return null;
  const isUnsent =
    hasUnsentScript(state) ||
    journey.voiceId !== sent.voiceId ||
    journey.avatarId !== sent.avatarId ||
    !areSame(journey.settings, sent.settings);
  return draftOf(journey, { isUnsent, takenQuery });
}
