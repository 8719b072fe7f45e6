import type { PackFile } from '@lectern/studio/packs';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { PackError } from './PackError.ts';

/** In bytes. */
const PIECE = 2 ** 20;

/** The part of a sync access handle that is used here; the DOM library does not declare it. */
export interface FileAccess {
  getSize(): number;
  read(buffer: Uint8Array<ArrayBuffer>, options?: { at: number }): number;
  write(buffer: Uint8Array<ArrayBuffer>, options?: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
}

interface FetchJob {
  url: string;
  file: PackFile;
  /** The file's position in its manifest, starting at 1. */
  number: number;
  access: FileAccess;
  fetch: typeof fetch;
  /** Receives the number of bytes of the file on this device. */
  onProgress: (bytes: number) => void;
}

/**
 * Downloads the rest of a file, resuming where an earlier attempt ended, and verifies its checksum.
 *
 * @throws `PackError` 'unreachable', 'missing-file', 'not-as-promised'; a `DOMException`
 *   'QuotaExceededError' when the device is full.
 */
export async function fetchFile(job: FetchJob): Promise<void> {
  const { access, file, number } = job;
  if (access.getSize() > file.bytes) access.truncate(0);
  if (access.getSize() < file.bytes) await append(job);
  job.onProgress(access.getSize());
  if (sumOf(access) !== file.sha256) {
    access.truncate(0);
    throw new PackError('not-as-promised', number);
  }
}

/** SHA-256 of a file, with one piece at a time in memory. */
function sumOf(access: FileAccess): string {
  const sum = sha256.create();
  const piece = new Uint8Array(PIECE);
  for (let at = 0; ;) {
    const read = access.read(piece, { at });
    if (read === 0) return bytesToHex(sum.digest());
    sum.update(piece.subarray(0, read));
    at += read;
  }
}

async function append(job: FetchJob): Promise<void> {
  const { access, file, number, onProgress } = job;
  const response = await ask(job, access.getSize());
  // A host without range support sends the whole file.
  if (response.status !== 206) access.truncate(0);
  let at = access.getSize();
  const reader = response.body?.getReader();
  for (;;) {
    const piece = await reader?.read().catch((cause: unknown) => {
      throw new PackError('unreachable', number, { cause });
    });
    if (!piece || piece.done) break;
    if (at + piece.value.length > file.bytes) {
      await reader?.cancel();
      access.truncate(0);
      throw new PackError('not-as-promised', number);
    }
    at += access.write(piece.value, { at });
    onProgress(at);
  }
  access.flush();
  if (at < file.bytes) throw new PackError('unreachable', number);
}

async function ask({ url, number, fetch }: FetchJob, from: number): Promise<Response> {
  const headers: HeadersInit = from === 0 ? {} : { Range: `bytes=${from}-` };
  const response = await fetch(url, {
    headers,
    // The file is stored here, so it needs no HTTP cache; and only this origin may respond.
    cache: 'no-store',
    credentials: 'omit',
    mode: 'same-origin',
    redirect: 'error',
  }).catch((cause: unknown) => {
    throw new PackError('unreachable', number, { cause });
  });
  if (response.status === 404 || response.status === 410) {
    throw new PackError('missing-file', number);
  }
  const begin = /^bytes (\d+)-/.exec(response.headers.get('Content-Range') ?? '')?.[1];
  if (response.status === 206 ? Number(begin) !== from : response.status !== 200) {
    throw new PackError('unreachable', number);
  }
  return response;
}
