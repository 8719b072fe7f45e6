// oxlint-disable max-lines -- Types alone, read together as the database's design.
/**
 * The records of the database. Times are milliseconds since the epoch, durations are in seconds;
 * `handlers/*.wire.ts` map them to the contract's names and ISO dates.
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
  /** Lower case, for lookups and the unique index. */
  usernameKey: string;
  emailKey: string;
  name: string | null;
  /** The figure in the profile picture; null for no picture. */
  portrait: PresenterRecipe | null;
  isBetaUser: boolean;
  password: PasswordHash;
  createdAt: number;
}

/** A short-lived, opaque access token. */
export interface AccessTokenRecord {
  token: string;
  userId: string;
  /** Identifies one sign-in and all its refreshes. */
  family: string;
  expiresAt: number;
}

/** A single-use refresh token. A second use ends its family. */
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
  /** The client's temporary id; unique per user, so that creating is idempotent. */
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
  /** The latest speech audio of the project. */
  audioId: string | null;
  /** The newest video, in any state. */
  videoId: string | null;
  /** The newest finished video; kept until another one finishes. */
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
  /** Trimmed, as spoken. */
  script: string;
  /** Relative to the voice's own pace; missing in old records, which means 1. */
  speed?: number;
  /** The script's language, if the user had set it; missing in old records, which match any language. */
  language?: string | null;
  /** Ids of the user's takes that the audio is made of; missing for synthetic voices. */
  takeIds?: string[];
  /** `speaking` while its files are being written. */
  state: 'speaking' | 'ready';
  /** Seconds of audio. */
  duration: number;
  words: number;
  createdAt: number;
}

/** The user's recording of one sentence. Its file is in the media store. */
export interface TakeRecord {
  id: string;
  userId: string;
  projectId: string;
  /** The words of its sentence (`sentenceKey`), and the sentence as written at the time. */
  key: string;
  text: string;
  /** `writing` until its file is on the disk; `removed` while it can still be restored. */
  state: 'writing' | 'ready' | 'removed';
  /**
   * Whether the file was written during recording, so that whatever a closed tab left of it is a usable
   * take.
   */
  isSpoken?: boolean;
  removedAt: number | null;
  /** Whether films use it; true for at most one take of a sentence. */
  isKept: boolean;
  seconds: number;
  bytes: number;
  /** Sixty values of 0–1. */
  peaks: number[];
  /** The fault in its sound, and in how many places it was clipped. */
  fault: SoundFault | null;
  places?: number;
  /** Null until it has been compared with its sentence. */
  verdict: TakeVerdict | null;
  createdAt: number;
  /** The id of the take of which it is the second half: its sentence was said twice. */
  replaces?: string;
}

/** The parts of a film in order, as packed by `mocks/jobs/renders/filmParts.ts`. */
export interface PartsRecord {
  /** Positions in the film in seconds: the start of each part, and the end of the last. */
  edges: number[];
  /** One letter per part: k(ept), m(ade), w(orking), or - for waiting. */
  states: string;
  /** Progress (0–1) of each part in work, in their order. */
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
  /** See `AudioRecord`. */
  speed?: number;
  avatarId: string;
  audioId: string | null;
  presenter: PresenterRecipe;
  scene: Scene;
  format: FrameFormat;
  burnCaptions: boolean;
  /** Missing in old records, which means `karaoke`. */
  captionStyle?: CaptionStyle;
  /** See the render request. Missing in old records: their films were made without gestures. */
  manner?: Manner;
  gesturesOff?: readonly number[];
  /** The AI edit that produces this video, and the edited video; both are kept. */
  edit?: Edit;
  editOf?: string;
  /** Percent, 0–100. */
  progress: number;
  /** Null while queued. */
  stage: RenderStage | null;
  stageStartedAt: number | null;
  /** Finished stages, each with the seconds it took. */
  stagesDone: { stage: RenderStage; seconds: number }[];
  framesDone: number | null;
  framesTotal: number | null;
  /** The parts of a video in progress, once its plan is known. Missing in old records. */
  parts?: PartsRecord | null;
  /** Seconds left at the time of `progressAt`; null until measured. */
  secondsLeft: number | null;
  progressAt: number;
  /** How often the render has been started. */
  attempts: number;
  /** Parts that were already finished when the last attempt started; missing in old records. */
  partsAtStart?: number;
  /** Consecutive attempts that finished no part, not counting the last attempt; missing in old records. */
  stuckAttempts?: number;
  /** Message for the user. */
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
  /** Whether it was seeded: it shows one of the app's own clips and has no file in the media store. */
  isSample: boolean;
  /** The demo film that it shows; otherwise the sample clip. */
  demoFilm?: DemoFilmId;
}

export type TableRowState = 'waiting' | 'making' | 'made' | 'failed' | 'left-out';

/** A recipe with blanks and the table that fills them. Its rows are separate records. */
export interface TableRecord {
  id: string;
  userId: string;
  title: string;
  recipe: Recipe;
  /** Column names by the blanks that they fill, for use in sentences. */
  columns: Record<string, string>;
  /**
   * Message for the user while no more rows are made; empty if the user paused the table; null while it
   * runs.
   */
  pause: string | null;
  createdAt: number;
}

/** One row of a table, which makes one video. */
export interface TableRowRecord {
  tableId: string;
  /** Starts at 1, as in the spreadsheet. */
  row: number;
  /** Values by the names of the blanks. */
  values: Record<string, string>;
  /** Whether it has more cells than the table has columns, so that its values may be those of others. */
  hasMore?: boolean;
  /** Name of the video. */
  name: string;
  state: TableRowState;
  projectId: string | null;
  /** The video in progress or finished; null before it starts, and after a failure. */
  videoId: string | null;
  /** The reason for its failure, as a message for the user. */
  error: string | null;
  /** Seconds of the finished video. */
  seconds: number | null;
  bytes: number | null;
  startedAt: number | null;
  endedAt: number | null;
}

export type Visibility = 'private' | 'public';

/** An avatar saved by a user; the built-in ones are code, not records. */
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

/** An image made from a prompt; kept until it is saved as an avatar. */
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
