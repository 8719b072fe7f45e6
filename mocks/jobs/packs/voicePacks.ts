import { readOwnVoice } from '@lectern/studio/own-voice';
import { packSize, packVoiceId, type VoicePack } from '@lectern/studio/packs';
import type { Locks } from '../../base/locks.ts';
import type { AccountStore } from '../../db/accounts.ts';
import type { LecternDatabase } from '../../db/database.ts';
import type { loadPack } from './loadPack.ts';
import { type Offer, readOffers } from './offers.ts';
import type { PackChannel } from './packChannel.ts';
import { packProblem } from './packProblem.ts';
import type { PackOnDevice, PackStore, VoicePacks } from './packTypes.ts';

interface VoicePacksParts {
  db: LecternDatabase;
  accounts: Pick<AccountStore, 'findByUsername'>;
  /** URL of the site's folder, with the trailing slash. */
  folder: string;
  fetch: typeof fetch;
  store: PackStore;
  loadPack: typeof loadPack;
  locks: Locks;
  channel: PackChannel;
  /** Asks the browser not to evict stored data. */
  persist: () => Promise<unknown>;
  now: () => number;
}

/** Milliseconds between progress updates of a load. */
const PACE = 200;
/** Milliseconds of loading before the time left can be estimated. */
const FIRST_ESTIMATE = 1000;

/** Held while a pack is loaded or removed, in any tab. */
const lockOf = (id: string): string => `lectern-voice-pack-${id}`;

export function createVoicePacks(parts: VoicePacksParts): VoicePacks {
  const { channel, store, locks, now } = parts;
  const packs = new Map<string, PackOnDevice>();
  const listeners = new Set<(packs: readonly PackOnDevice[]) => void>();
  const loads = new Map<string, AbortController>();
  /** Packs that another tab loads. */
  const followed = new Set<string>();
  let reading: Promise<readonly Offer[]> | null = null;

  const tell = () => {
    const all = [...packs.values()];
    for (const listener of listeners) listener(all);
  };

  function change(id: string, changes: Partial<PackOnDevice>, isOwn = true): void {
    const before = packs.get(id);
    if (!before) return;
    packs.set(id, { ...before, ...changes });
    tell();
    if (isOwn) channel.tell({ id, ...changes });
  }

  /**
   * Reads the offers of the site and the packs on this device; a load in another tab shows with its next
   * update.
   */
  async function read(): Promise<readonly Offer[]> {
    const offers = await readOffers(parts.folder, parts.fetch);
    const installed = await store.listPacks();
    const own = installed.filter(({ id }) => offers.every((offer) => offer.id !== id));
    packs.clear();
    for (const offer of offers) packs.set(offer.id, await firstState(offer, installed));
    // Packs that the site no longer offers stay here until they are removed.
    for (const pack of own) packs.set(pack.id, whole(pack));
    return offers;
  }

  async function firstState(offer: Offer, installed: readonly VoicePack[]): Promise<PackOnDevice> {
    const { id, pack } = offer;
    const kept = installed.find((each) => each.id === id);
    if (kept) return whole(kept);
    const base = { id, pack, loaded: 0, secondsLeft: null };
    if (pack === null) {
      const problem = `Not offered: ${offer.refusal}. Tell whoever runs this site.`;
      return { ...base, state: 'refused', problem };
    }
    const loaded = await store.keptBytes(id);
    return { ...base, loaded, state: loaded > 0 ? 'paused' : 'offered', problem: null };
  }

  channel.listen(({ id, stop, ...changes }) => {
    if (stop) loads.get(id)?.abort();
    else change(id, changes, false);
    if (changes.state === 'loading') void follow(id);
  });

  /** Shows what is on the disk once a load in another tab has ended, even if that tab could not tell. */
  async function follow(id: string): Promise<void> {
    if (followed.has(id)) return;
    followed.add(id);
    await locks.hold(lockOf(id), async () => undefined);
    followed.delete(id);
    if (packs.get(id)?.state !== 'loading' || loads.has(id)) return;
    const offer = (await (reading ??= read())).find((each) => each.id === id);
    if (offer) change(id, await firstState(offer, await store.listPacks()), false);
  }

  async function loadWhole(offer: Extract<Offer, { address: string }>, signal: AbortSignal) {
    const { id, pack, address } = offer;
    const size = packSize(pack);
    const began = { at: now(), loaded: packs.get(id)?.loaded ?? 0 };
    let told = 0;
    // Browsers may ask the user, who may never answer; loading does not depend on it.
    void parts.persist().catch(() => undefined);
    await parts.loadPack(
      { pack, address },
      {
        signal,
        onProgress: (loaded) => {
          // The worker's last message may come after the load has ended.
          if (loads.get(id)?.signal !== signal || now() - told < PACE) return;
          told = now();
          const seconds = (told - began.at) / 1000;
          const rate = (loaded - began.loaded) / seconds;
          const isKnown = seconds * 1000 >= FIRST_ESTIMATE && rate > 0;
          const secondsLeft = isKnown ? (size - loaded) / rate : null;
          // With the state, for tabs that were opened meanwhile.
          change(id, { state: 'loading', loaded, secondsLeft });
        },
      },
    );
  }

  async function load(id: string): Promise<void> {
    const offers = await (reading ??= read());
    const offer = offers.find((each) => each.id === id);
    if (!offer || offer.pack === null || packs.get(id)?.state === 'installed') return;
    const stop = new AbortController();
    const isOurs = await locks.tryHold(lockOf(id), async () => {
      loads.set(id, stop);
      change(id, { state: 'loading', problem: null, secondsLeft: null });
      try {
        await loadWhole(offer, stop.signal);
        change(id, whole(offer.pack));
      } catch (cause) {
        const loaded = await store.keptBytes(id);
        const problem = stop.signal.aborted ? null : packProblem(cause, offer.pack.files.length);
        const state = loaded > 0 ? 'paused' : 'offered';
        change(id, { state, loaded, secondsLeft: null, problem });
      } finally {
        loads.delete(id);
      }
    });
    if (isOurs || loads.has(id)) return;
    change(id, { state: 'loading', problem: null }, false);
    void follow(id);
  }

  /** Stops a load in whichever tab it is running. */
  function stop(id: string): void {
    loads.get(id)?.abort();
    channel.tell({ id, stop: true });
  }

  return {
    load,
    pause: stop,
    watch(onChange) {
      listeners.add(onChange);
      void (reading ??= read()).then(tell);
      return () => {
        listeners.delete(onChange);
        // The next watcher requests the offers again.
        if (listeners.size === 0 && loads.size === 0) reading = null;
      };
    },
    async remove(id) {
      stop(id);
      await locks.hold(lockOf(id), () => store.removePack(id));
      const offers = await (reading ??= read());
      if (offers.some((offer) => offer.id === id)) {
        change(id, { state: 'offered', loaded: 0, secondsLeft: null, problem: null });
      } else {
        packs.delete(id);
        tell();
      }
    },
    async usedBy(owner, id) {
      const user = await parts.accounts.findByUsername(owner);
      const pack = packs.get(id)?.pack;
      if (!user || !pack) return [];
      const projects = await parts.db.projects.where({ userId: user.id }).toArray();
      return projects.flatMap(({ name, voiceId }) => {
        // The user's own voice leaves sentences that are not recorded to another one.
        const spoken = voiceId && (readOwnVoice(voiceId) ?? voiceId);
        const voice = pack.voices.find((each) => packVoiceId(id, each.id) === spoken);
        return voice ? [{ name, language: voice.language }] : [];
      });
    },
  };
}

function whole(pack: VoicePack): PackOnDevice {
  const loaded = packSize(pack);
  return { id: pack.id, pack, state: 'installed', loaded, secondsLeft: null, problem: null };
}
