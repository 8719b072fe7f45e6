import type { Project, ProjectChanges } from '@lectern/api-client';
import type { CreateStep } from '../../../../paths.ts';
import type { Draft } from '../draftStore.ts';
import type { SpokenFrom } from '../journey.ts';
import type { LinkKind } from '../projectWriter.ts';
import type { FoundRender, WizardAction } from '../wizardReducer.ts';
import type { LockHolder, SentParts, WizardState } from './state.ts';

/** What an address asks of the wizard beyond its step. */
export interface Entry {
  /** Another address, or another visit to the same template, is another entry. */
  key: string;
  step: CreateStep | null;
  search: string;
  /** `visitMark` of the location. */
  visit: string;
  scriptId: string | null;
  avatarId: string | null;
  hasTemplate: boolean;
}

/** What the user does to the journey itself; ignored in a tab that only reads. */
export type JourneyEdit = Extract<
  WizardAction,
  {
    type:
      | 'promptChanged'
      | 'scriptChanged'
      | 'scriptAccepted'
      | 'voiceChosen'
      | 'takesRead'
      | 'settingsChanged'
      | 'avatarChosen';
  }
>;

/** What the user does. */
export type UserEvent =
  | JourneyEdit
  /** A stored script or a template, asked for by the address, takes the place of all words. */
  | { type: 'scriptTaken'; script: string; scriptId: string | null; visit: string }
  /** Generate Audio. `isOffered`: the chosen voice is in the server's list. */
  | { type: 'audioAsked'; isOffered: boolean }
  | { type: 'audioCancelled' }
  /** Generate Video or Retry. `isOffered`: the chosen avatar is in the server's list. */
  | { type: 'renderAsked'; isOffered: boolean }
  | { type: 'errorDismissed' }
  | { type: 'cancelAsked' }
  /** 'View progress' or 'View Your Video' of a render that was found. */
  | { type: 'foundTaken' }
  /** 'Edit here'. */
  | { type: 'takeOverAsked' }
  /** 'Create Another Video'. */
  | { type: 'restartAsked' };

/** What happens to the tab. */
export type TabEvent =
  /** `inheritsDraft`: the draft was left by a tab that is closed. */
  | { type: 'opened'; inheritsDraft: boolean }
  | { type: 'left' }
  | { type: 'arrived'; entry: Entry }
  | { type: 'stepLeft' }
  /** The tab is looked at again. */
  | { type: 'looked' }
  | { type: 'holderChanged'; holder: LockHolder }
  /** Another tab has kept a newer draft. */
  | { type: 'theirsFound'; draft: Draft }
  | { type: 'sendDue'; part: 'script' | 'settings' };

/** What the server answers. `isHere`: the address bar still shows where the user asked for it. */
export type ServerEvent =
  | { type: 'projectCreated'; projectId: string; status: Project['status'] }
  | { type: 'written'; parts: Partial<SentParts> }
  | ({ type: 'audioSpoken'; attempt: number; isHere: boolean } & Spoken)
  /** `message` is null where the attempt was aborted. */
  | { type: 'audioFailed'; attempt: number; message: string | null; isNoRoom: boolean }
  | { type: 'renderStarted'; attempt: number; videoId: string; isHere: boolean }
  | {
      type: 'renderRefused';
      attempt: number;
      message: string;
      isNoRoom: boolean;
      isHere: boolean;
    }
  | { type: 'cancelAnswered'; attempt: number; render: FoundRender; isHere: boolean }
  | { type: 'cancelFailed'; attempt: number }
  /** What the polls tell of the journey's own render. */
  | { type: 'renderTold'; kind: 'rendering' | 'failed' | 'cancelled' }
  | { type: 'renderTold'; kind: 'completed'; videoUrl: string }
  /** The project's render as it was seen when the tab was looked at again. */
  | { type: 'projectSeen'; projectId: string; render: FoundRender }
  /** The project after another tab has edited it. */
  | { type: 'projectReread'; project: Project; spokenFrom: SpokenFrom | null };

export type WizardEvent = UserEvent | TabEvent | ServerEvent;

interface Spoken {
  url: string;
  script: string;
  voiceId: string;
  /** Of the voice, against its own pace. */
  speed: number;
}

/** A sentence that is shown wherever the user is by now. */
export type Notice =
  | { kind: 'renderStarted'; projectId: string }
  | { kind: 'renderRefused'; message: string }
  | { kind: 'renderCancelled' }
  | { kind: 'cancelFailed' };

/** What is done outside of the machine, as data. */
export type WizardEffect =
  | { type: 'keepDraft'; draft: Draft | null }
  /** The draft has the project's place from now on. */
  | { type: 'moveDraft'; projectId: string }
  /** Writes what waits now: the page may end. */
  | { type: 'flushDraft' }
  | { type: 'followDraft' }
  /** Stops following, after a last look at what the other tab has left. */
  | { type: 'unfollowDraft' }
  | { type: 'rereadProject'; projectId: string; spokenFrom: SpokenFrom | null }
  | { type: 'lock'; projectId: string }
  | { type: 'takeOver' }
  | { type: 'rememberProject'; projectId: string }
  | { type: 'ensureProject' }
  /** Shown in place of a default name; one that the user gave stays. */
  | { type: 'nameProject'; projectId: string; name: string }
  /** `proves`: what the server is known to hold once it has answered. */
  | { type: 'patch'; changes: ProjectChanges; proves: Partial<SentParts> }
  | { type: 'link'; kind: LinkKind; id: string; proves: Partial<SentParts> }
  | { type: 'sendLater'; part: 'script' | 'settings' }
  | { type: 'dontSend'; part: 'script' | 'settings' }
  /** Ends a journey: words go to their project; the draft of one without a project goes. */
  | { type: 'putAway'; script: string | null; isNew: boolean }
  | { type: 'speak'; attempt: number; script: string; voiceId: string; speed: number }
  | { type: 'stopSpeaking' }
  | { type: 'startRender'; attempt: number; request: RenderRequest }
  | { type: 'cancelRender'; attempt: number; projectId: string }
  | { type: 'lookForRender'; projectId: string }
  | { type: 'refresh'; resources: readonly ('projects' | 'renders')[] }
  | { type: 'moveOn'; to: CreateStep; replace: boolean }
  | { type: 'tell'; notice: Notice }
  /** A new journey begins in place of this one. */
  | { type: 'restart' };

export interface RenderRequest {
  script: string;
  voiceId: string;
  avatarId: string;
  projectId: string;
}

/** A state, and what is to be done for it. */
export interface Step {
  state: WizardState;
  effects: readonly WizardEffect[];
}
