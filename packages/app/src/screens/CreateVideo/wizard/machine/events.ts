import type { Project, ProjectChanges } from '@lectern/api-client';
import type { CreateStep } from '../../../../paths.ts';
import type { Template } from '../../../../templates/template.ts';
import type { Draft } from '../draftStore.ts';
import type { Journey, SpokenFrom } from '../journey.ts';
import type { LinkKind } from '../projectWriter.ts';
import type { FoundRender, WizardAction } from '../wizardReducer.ts';
import type { LockHolder, SentParts, WizardState } from './state.ts';

/** A URL's requests to the wizard in addition to its step. */
export interface Entry {
  /** Another URL, or another visit to one that requests something, is a different entry. */
  key: string;
  step: CreateStep | null;
  search: string;
  /** `visitMark` of the location; null if it requests nothing. */
  visit: string | null;
  scriptId: string | null;
  avatarId: string | null;
  hasTemplate: boolean;
}

/** User edits of the journey itself; ignored in a read-only tab. */
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

/** Actions of the user. */
export type UserEvent =
  | JourneyEdit
  /** A stored script or a template, requested by the URL, replaces the whole text. */
  | {
      type: 'scriptTaken';
      script: string;
      scriptId: string | null;
      visit: string | null;
      /** The presenter of the template, to be looked up on the server. */
      presenter: Template['avatar'] | null;
    }
  /** Generate Audio. `isOffered`: the chosen voice is in the server's list. */
  | { type: 'audioAsked'; isOffered: boolean }
  | { type: 'audioCancelled' }
  /** Generate Video or Retry. `isOffered`: the chosen avatar is in the server's list. */
  | { type: 'renderAsked'; isOffered: boolean }
  | { type: 'errorDismissed' }
  | { type: 'cancelAsked' }
  /** 'View progress' or 'View Your Video' for a render that was found. */
  | { type: 'foundTaken' }
  /** 'Edit here'. */
  | { type: 'takeOverAsked' }
  /** 'Create Another Video'. */
  | { type: 'restartAsked' };

/** Events of the tab. */
export type TabEvent =
  /** `inheritsDraft`: the draft was left by a closed tab. */
  | { type: 'opened'; inheritsDraft: boolean }
  | { type: 'left' }
  | { type: 'arrived'; entry: Entry }
  | { type: 'stepLeft' }
  /** The tab regained focus. */
  | { type: 'looked' }
  | { type: 'holderChanged'; holder: LockHolder }
  /** Another tab has kept a newer draft. */
  | { type: 'theirsFound'; draft: Draft }
  | { type: 'sendDue'; part: 'script' | 'settings' };

/** Responses from the server. `isHere`: the address bar still shows the page of the request. */
export type ServerEvent =
  /** The template's presenter, if the server has it. */
  | { type: 'presenterFound'; attempt: number; avatarId: string }
  | { type: 'projectCreated'; projectId: string; status: Project['status'] }
  | { type: 'written'; parts: Partial<SentParts> }
  | ({ type: 'audioSpoken'; attempt: number; isHere: boolean } & Spoken)
  /** `message` is null if the attempt was aborted. */
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
  /** The result of polling the journey's own render. */
  | { type: 'renderTold'; kind: 'rendering' | 'cancelled' }
  /** `kept`: the earlier video, which the project has again after a failed AI edit. */
  | { type: 'renderTold'; kind: 'failed'; kept: FoundRender | null }
  | { type: 'renderTold'; kind: 'completed'; videoUrl: string }
  /** The project's render, as found when the tab regained focus. */
  | { type: 'projectSeen'; projectId: string; render: FoundRender }
  /** The project after another tab has edited it. */
  | ({ type: 'projectReread'; project: Project } & Reread);

export type WizardEvent = UserEvent | TabEvent | ServerEvent;

interface Spoken {
  url: string;
  script: string;
  voiceId: string;
  /** Speed of the voice, relative to its own pace. */
  speed: number;
}

interface Reread {
  /** The source of the other tab's audio. */
  spokenFrom: SpokenFrom | null;
  /** The journey when the project was requested. */
  since: Journey;
}

/** A message shown wherever the user is by now. */
export type Notice =
  | { kind: 'renderStarted'; projectId: string }
  | { kind: 'renderRefused'; message: string }
  /** `isVideoKept`: the project still has the video from before the render. */
  | { kind: 'renderCancelled'; isVideoKept: boolean }
  | { kind: 'cancelFailed' };

/** Side effects outside the machine, as data. */
export type WizardEffect =
  | { type: 'keepDraft'; draft: Draft | null }
  /** Moves the draft to the project's address. */
  | { type: 'moveDraft'; projectId: string }
  /** Writes pending changes now, because the page may end. */
  | { type: 'flushDraft' }
  | { type: 'followDraft' }
  /** Stops following after a last check for changes from the other tab. */
  | { type: 'unfollowDraft' }
  | ({ type: 'rereadProject'; projectId: string } & Reread)
  | { type: 'lock'; projectId: string }
  | { type: 'takeOver' }
  | { type: 'rememberProject'; projectId: string }
  | { type: 'ensureProject' }
  /** Replaces a default name; a name given by the user stays. */
  | { type: 'nameProject'; projectId: string; name: string }
  /** `proves`: what the server is known to have once it has responded. */
  | { type: 'patch'; changes: ProjectChanges; proves: Partial<SentParts> }
  | { type: 'link'; kind: LinkKind; id: string; proves: Partial<SentParts> }
  | { type: 'findPresenter'; attempt: number; wanted: Template['avatar'] }
  | { type: 'sendLater'; part: 'script' | 'settings' }
  | { type: 'dontSend'; part: 'script' | 'settings' }
  /** Ends a journey: its script is saved to its project; the draft of one without a project is removed. */
  | { type: 'putAway'; script: string | null; isNew: boolean }
  | { type: 'speak'; attempt: number; script: string; voiceId: string; speed: number }
  | { type: 'stopSpeaking' }
  | { type: 'startRender'; attempt: number; request: RenderRequest }
  /** `isQuiet`: another tab has stopped it, and only its project is read. */
  | { type: 'cancelRender'; attempt: number; projectId: string; isQuiet: boolean }
  | { type: 'lookForRender'; projectId: string }
  | { type: 'refresh'; resources: readonly ('projects' | 'renders')[] }
  | { type: 'moveOn'; to: CreateStep; replace: boolean }
  | { type: 'tell'; notice: Notice }
  /** A new journey replaces this one. */
  | { type: 'restart' };

export interface RenderRequest {
  script: string;
  voiceId: string;
  avatarId: string;
  projectId: string;
}

/** A state with its side effects. */
export interface Step {
  state: WizardState;
  effects: readonly WizardEffect[];
}
