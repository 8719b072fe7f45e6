// oxlint-disable max-lines -- Types alone, read together as the database's design.
/**
 * The records of the database. Times are milliseconds since the epoch, durations seconds;
 * `handlers/*.wire.ts` turn them into the contract's names and ISO dates.
 */
import type { ProjectStatus } from '@lectern/api-client/contract';
import type {
  CaptionStyle,
  Edit,
  FrameFormat,
  Manner,
  PresenterRecipe,
  RenderStage,
  Scene,
  StudioErrorCode,
} from '@lectern/studio';
import type { SoundFault, TakeVerdict } from '@lectern/studio/takes';
import type { Recipe } from '@lectern/studio/recipe';
import type { DemoFilmId } from '../fixtures/demoFilms.ts';

/** A stored password: PBKDF2 with SHA-256. Salt and hash are hexadecimal. */
export interface PasswordHash {
  scheme: 'pbkdf2-sha256';
  iterations: number;
  salt: string;
  hash: string;
}

export interface UserRecord {
  id: string;
  username: string;
  email: string;
  /** Lower case, for look-ups and the unique index. */
  usernameKey: string;
  emailKey: string;
  name: string | null;
  /** The figure on the profile picture; null means none. */
  portrait: PresenterRecipe | null;
  isBetaUser: boolean;
  password: PasswordHash;
  createdAt: number;
}

/** An access token; opaque, short-lived. */
export interface AccessTokenRecord {
  token: string;
  userId: string;
  /** One sign-in and all its refreshes. */
  family: string;
  expiresAt: number;
}

/** A refresh token; good for one use. A second use ends its family. */
export interface RefreshTokenRecord extends AccessTokenRecord {
  usedAt: number | null;
}

export interface ActivityRecord {
  action: string;
  timestamp: number;
  videoId?: string;
  error?: string;
}

export interface ProjectRecord {
  id: string;
  userId: string;
  /** The temporary id of the client; unique for the user, so that creating is idempotent. */
  frontendId: string;
  name: string;
  description: string;
  status: ProjectStatus;
  /** Percent, 0–100. */
  progress: number;
  settings: Record<string, unknown>;
  tags: string[];
  scriptText: string | null;
  scriptId: string | null;
  voiceId: string | null;
  avatarId: string | null;
  /** The audio last spoken for the project. */
  audioId: string | null;
  /** The newest video, in any state. */
  videoId: string | null;
  /** The newest finished video, until another one is finished. */
  finishedVideoId: string | null;
  activity: ActivityRecord[];
  createdAt: number;
  updatedAt: number;
}

export interface ScriptRecord {
  id: string;
  userId: string;
  title: string;
  description: string;
  segments: { text: string }[];
  tags: string[];
  language: string;
  /** Seconds. */
  estimatedDuration: number;
  wordCount: number;
  isAiGenerated: boolean;
  createdAt: number;
}

export interface AudioRecord {
  id: string;
  userId: string;
  projectId: string;
  voiceId: string;
  /** Trimmed, as it was spoken. */
  script: string;
  /** Relative to the voice's own pace; old records have none, which means 1. */
  speed?: number;
  /** The script's language, if the user had set it; old records have none, which fits any. */
  language?: string | null;
  /** The user's takes that it is made of, by their ids; none for voices. */
  takeIds?: string[];
  /** `speaking` while its files are being written. */
  state: 'speaking' | 'ready';
  /** Seconds. */
  duration: number;
  words: number;
  createdAt: number;
}

/** One recording of a sentence by the user. Its file is in the media store. */
export interface TakeRecord {
  id: string;
  userId: string;
  projectId: string;
  /** The words of its sentence (`sentenceKey`), and the sentence as it was written then. */
  key: string;
  text: string;
  /** `writing` until its file is on the disk; `removed` while it can still be brought back. */
  state: 'writing' | 'ready' | 'removed';
  /** Whether it was written while it was spoken: what its tab left of it is a take. */
  isSpoken?: boolean;
  removedAt: number | null;
  /** Whether films use it: one of a sentence at most. */
  isKept: boolean;
  seconds: number;
  bytes: number;
  /** 0–1, sixty of them. */
  peaks: number[];
  /** What is wrong with its sound, and in how many places it was clipped. */
  fault: SoundFault | null;
  places?: number;
  /** Null until it was compared with its sentence. */
  verdict: TakeVerdict | null;
  createdAt: number;
}

/** The parts of a film, one after the other, as `mocks/jobs/renders/filmParts.ts` packs them. */
export interface PartsRecord {
  /** Seconds of the film: the start of each part, and the end of the last. */
  edges: number[];
  /** A letter for each part: k(ept), m(ade), w(orking), or - for one that waits. */
  states: string;
  /** 0–1 for each part in work, in their order. */
  shares: number[];
}

type VideoState = 'video_processing' | 'completed' | 'failed' | 'cancelled';

export interface VideoRecord {
  id: string;
  userId: string;
  projectId: string;
  state: VideoState;
  script: string;
  voiceId: string;
  /** As that of `AudioRecord`. */
  speed?: number;
  avatarId: string;
  audioId: string | null;
  presenter: PresenterRecipe;
  scene: Scene;
  format: FrameFormat;
  burnCaptions: boolean;
  /** Old records have none, which means `karaoke`. */
  captionStyle?: CaptionStyle;
  /** As those of the request. Old records have none: their films were made without gestures. */
  manner?: Manner;
  gesturesOff?: readonly number[];
  /** The AI edit that makes this video, and the edited video; both are kept. */
  edit?: Edit;
  editOf?: string;
  /** Percent, 0–100. */
  progress: number;
  /** Null while it is queued. */
  stage: RenderStage | null;
  stageStartedAt: number | null;
  /** Finished stages, each with its seconds. */
  stagesDone: { stage: RenderStage; seconds: number }[];
  framesDone: number | null;
  framesTotal: number | null;
  /** While it is made, once its plan is known. Old records have none. */
  parts?: PartsRecord | null;
  /** Seconds left when `progressAt` was written; null until it was measured. */
  secondsLeft: number | null;
  progressAt: number;
  /** How often the render was started. */
  attempts: number;
  /** Parts that were finished when the last attempt began; none in old records. */
  partsAtStart?: number;
  /** Attempts in a row before the last one that finished no part; none in old records. */
  stuckAttempts?: number;
  /** Words for the user. */
  error: string | null;
  errorCode: StudioErrorCode | 'tab-closed' | 'stalled' | 'file-gone' | 'unknown' | null;
  /** Technical details. */
  errorDetails: string | null;
  /** Seconds of the finished video. */
  duration: number | null;
  /** Bytes. */
  size: number | null;
  createdAt: number;
  finishedAt: number | null;
  /** Whether it was seeded: it shows a clip of the app's own and has no file in the media store. */
  isSample: boolean;
  /** Which clip that is; the sample clip if it is none of the demo films. */
  demoFilm?: DemoFilmId;
}

export type TableRowState = 'waiting' | 'making' | 'made' | 'failed' | 'left-out';

/** A recipe with blanks and the table that fills them. Its rows are records of their own. */
export interface TableRecord {
  id: string;
  userId: string;
  title: string;
  recipe: Recipe;
  /** The names of the columns by the blanks that they fill, for sentences. */
  columns: Record<string, string>;
  /** Words for the user while no further row is made; empty if the user paused it; null if it runs. */
  pause: string | null;
  createdAt: number;
}

/** One row of a table: one video. */
export interface TableRowRecord {
  tableId: string;
  /** From 1, as in the spreadsheet. */
  row: number;
  /** The values by the names of blanks. */
  values: Record<string, string>;
  /** Of the video. */
  name: string;
  state: TableRowState;
  projectId: string | null;
  /** The video that is made or finished; null before, and after a failure. */
  videoId: string | null;
  /** Why it failed, in words for the user. */
  error: string | null;
  /** Of the finished video. */
  seconds: number | null;
  bytes: number | null;
  startedAt: number | null;
  endedAt: number | null;
}

export type Visibility = 'private' | 'public';

/** An avatar that a user saved; the built-in ones are code, not records. */
export interface AvatarRecord {
  id: string;
  ownerId: string;
  name: string;
  description: string;
  tags: string[];
  visibility: Visibility;
  presenter: PresenterRecipe;
  scene: Scene;
  gender: string | null;
  createdAt: number;
  updatedAt: number;
}

/** An image made from a prompt, until it is saved as an avatar. */
export interface GeneratedImageRecord {
  id: string;
  userId: string;
  prompt: string;
  presenter: PresenterRecipe;
  scene: Scene;
  gender: string | null;
  createdAt: number;
}

export interface CustomRequestRecord {
  id: string;
  userId: string;
  fields: Record<string, string>;
  files: Blob[];
  createdAt: number;
}

export interface MetaRecord {
  key: string;
  value: string | number;
}
