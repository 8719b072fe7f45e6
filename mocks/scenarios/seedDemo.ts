import type { IdSource } from '../base/ids.ts';
import type { AccountStore, SeedAccount } from '../db/accounts.ts';
import type { LecternDatabase } from '../db/database.ts';
import {
  BETA_ACCOUNT,
  DEMO_ACCOUNT,
  DEMO_DRAFTS,
  DEMO_SCRIPTS,
  type SeedDraft,
  type SeedScript,
} from '../fixtures/demoAccount.ts';
import { newProject } from '../db/projects.ts';
import type { ProjectRecord, ScriptRecord, UserRecord } from '../db/records.ts';
import { newScript } from '../db/scripts.ts';
import { madeFilm, seedFilm, type SeedFilm } from './seedFilm.ts';

/** The finished films of a new demo account, one of them edited. */
const FILMS: readonly SeedFilm[] = [
  {
    frontendId: 'project_7f3d1c20-51a4-4a0e-9b7e-0c5d0f1a2b04',
    name: 'Three habits for better lighting',
    film: madeFilm('lighting'),
    edited: madeFilm('lighting-edited'),
    tags: ['tips', 'marketing'],
    hoursAgo: 5,
  },
  {
    frontendId: 'project_7f3d1c20-51a4-4a0e-9b7e-0c5d0f1a2b05',
    name: 'Welcome to the team',
    film: madeFilm('welcome'),
    tags: ['onboarding'],
    hoursAgo: 29,
  },
];

interface SeedParts {
  db: LecternDatabase;
  accounts: AccountStore;
  newId: IdSource;
  now: () => number;
}

/** Creates an account unless it exists, because another tab may be seeding at the same time. */
export async function ensureAccount(
  { accounts }: Pick<SeedParts, 'accounts'>,
  account: SeedAccount,
): Promise<UserRecord> {
  const user =
    (await accounts.findByUsername(account.username)) ??
    (await accounts.add(account, account.passwordHash)) ??
    (await accounts.findByUsername(account.username));
  if (!user) throw new Error(`The account ${account.username} could not be made`);
  return user;
}

/** Converts a seed script into a record of the user. */
export function seedScript(parts: SeedParts, userId: string, script: SeedScript): ScriptRecord {
  const { hoursAgo, ...fields } = script;
  const at = parts.now() - hoursAgo * 3_600_000;
  return newScript(parts.newId('scr'), userId, { ...fields, language: 'en' }, at);
}

/** Converts a seed draft into a record of the user. */
export function seedDraft(parts: SeedParts, userId: string, draft: SeedDraft): ProjectRecord {
  const at = parts.now() - draft.hoursAgo * 3_600_000;
  const project = newProject({ newId: parts.newId, now: () => at }, userId, {
    frontendId: draft.frontendId,
    name: draft.name,
    description: draft.description,
    status: draft.status,
    settings: {},
  });
  return {
    ...project,
    tags: draft.tags,
    scriptText: draft.script,
    voiceId: draft.voiceId,
    avatarId: draft.avatarId,
  };
}

/** Seeds both accounts and the demo account's records, once per database. */
export async function seedOnce(
  parts: SeedParts,
  write: (demo: UserRecord) => Promise<void>,
): Promise<void> {
  const { db } = parts;
  if (await db.meta.get('seed')) return;
  const demo = await ensureAccount(parts, DEMO_ACCOUNT);
  await ensureAccount(parts, BETA_ACCOUNT);
  await db.transaction('rw', db.tables, async () => {
    // Two tabs may get this far, but only one may write.
    if (await db.meta.get('seed')) return;
    await write(demo);
    await db.meta.put({ key: 'seed', value: 1 });
  });
}

/** Seeds the demo account with a few scripts, two films and a draft. */
export async function seedDemoData(parts: SeedParts): Promise<void> {
  const { db } = parts;
  await seedOnce(parts, async (demo) => {
    await db.scripts.bulkAdd(DEMO_SCRIPTS.map((script) => seedScript(parts, demo.id, script)));
    const films = FILMS.map((film) => seedFilm(parts, demo.id, film));
    await db.videos.bulkAdd(films.flatMap(({ videos }) => videos));
    await db.projects.bulkAdd(films.map(({ project }) => project));
    const drafts = DEMO_DRAFTS.slice(0, 1);
    await db.projects.bulkAdd(drafts.map((draft) => seedDraft(parts, demo.id, draft)));
  });
}
