import { createContext, use } from 'react';
import type { VideoSettings } from '../look/videoSettings.ts';
import type { DraftStatus } from './draftKeeper.ts';
import type { Journey } from './journey.ts';
import type { LockHolder } from './useProjectLock.ts';
import type { FoundRender } from './wizardReducer.ts';

/** Audio, and what was sent for it. */
export interface SpokenScript {
  url: string;
  script: string;
  voiceId: string;
  /** Of the voice, against its own pace. */
  speed: number;
}

/** The wizard as its steps see it. Actions that edit do nothing in a tab that only reads. */
export interface Wizard {
  journey: Journey;
  /** Whether this tab may edit the project. */
  holder: LockHolder;
  isReadOnly: boolean;
  /** What became of the newest words on this device. */
  draftStatus: DraftStatus;
  /** The query that the journey has already taken in. */
  takenQuery: string;
  takeOver: () => void;
  takeQuery: (search: string) => void;
  changePrompt: (prompt: string) => void;
  /** `scriptId` where the words come from a stored script. */
  changeScript: (script: string, scriptId?: string | null) => void;
  /** Continue on the script step. */
  acceptScript: () => void;
  chooseVoice: (voiceId: string) => void;
  /** The project's id, created if it does not exist. Rejects with an `ApiError` when that fails. */
  ensureProject: () => Promise<string | null>;
  /** Resolves when the server has been told everything so far. */
  settled: () => Promise<void>;
  audioSpoken: (audio: SpokenScript) => void;
  /** How the video is to look and sound; nothing is made by it yet. */
  changeSettings: (changes: Partial<VideoSettings>) => void;
  chooseAvatar: (avatarId: string) => void;
  renderStarted: (videoId: string) => void;
  /** Stops the render; false when it was finished before. Rejects with an `ApiError`. */
  cancelRender: () => Promise<boolean>;
  renderFailed: () => void;
  /** Takes a render for this journey's that another device or browser has begun. */
  takeRender: (render: FoundRender) => void;
  videoReady: (videoUrl: string) => void;
  /** 'Create Another Video': everything of this journey is put away, and an empty one begins. */
  restart: () => void;
}

export const WizardContext = createContext<Wizard | null>(null);

/** The wizard around a step. Throws outside of `WizardProvider`. */
export function useWizard(): Wizard {
  const wizard = use(WizardContext);
  if (!wizard) throw new Error('A wizard step needs a WizardProvider above it');
  return wizard;
}
