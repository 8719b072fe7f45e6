import type { LecternDatabase } from '../db/database.ts';
import type { AccountStore } from '../db/accounts.ts';
import type { TokenStore } from '../db/tokens.ts';
import type { AvatarLibrary } from '../generators/avatars/avatarLibrary.ts';
import type { MediaLibrary } from '../files/mediaLibrary.ts';
import type { MediaUrls } from '../files/mediaUrls.ts';
import type { Speech } from '../jobs/speech.ts';
import type { PackStore } from '../jobs/packs/packTypes.ts';
import type { RenderQueue } from '../jobs/renders/renderQueue.ts';
import type { TableQueue } from '../jobs/tables/tableQueue.ts';
import type { RenderRecords } from '../jobs/renders/renderRecords.ts';
import type { Studio } from '@lectern/studio';
import type { TakeStudio } from '@lectern/studio/takes';
import type { Locks } from '../base/locks.ts';
import type { IdSource } from '../base/ids.ts';

/**
 * All parts of a backend. Handlers get the whole context; each job declares the few parts that it needs.
 */
export interface BackendContext {
  db: LecternDatabase;
  accounts: AccountStore;
  tokens: TokenStore;
  avatars: AvatarLibrary;
  media: MediaLibrary;
  urls: MediaUrls;
  /** Voice packs on this device. */
  packs: PackStore;
  speech: Speech;
  renders: RenderQueue;
  records: RenderRecords;
  tables: TableQueue;
  studio: () => Promise<Studio>;
  takeStudio: () => Promise<TakeStudio>;
  locks: Locks;
  newId: IdSource;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** Lower-case letters, digits and hyphens; see `createIds`. */
  namespace: string;
  /** The username that requests without a token are signed in as; null requires a token. */
  signedInAs: string | null;
  /** Stops everything that is running, as if the tab were closed. */
  close(): Promise<void>;
}
