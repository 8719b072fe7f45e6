import type { PasswordHash } from './records.ts';
import { randomHex } from '../base/ids.ts';

/**
 * PBKDF2 iterations. Far fewer than a server on the internet needs: the hash never leaves the user's
 * browser, and signing in with the plain JavaScript fallback must still take less than a second.
 */
const ITERATIONS = 60_000;
const HASH_BYTES = 32;

function fromHex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** PBKDF2 with SHA-256. Insecure origins use plain JavaScript, with the same result. */
async function derive(password: string, salt: string, iterations: number): Promise<string> {
  const words = new TextEncoder().encode(password.normalize('NFKC'));
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined) {
    const [{ pbkdf2Async }, { sha256 }] = await Promise.all([
      import('@noble/hashes/pbkdf2.js'),
      import('@noble/hashes/sha2.js'),
    ]);
    const options = { c: iterations, dkLen: HASH_BYTES };
    return toHex(await pbkdf2Async(sha256, words, fromHex(salt), options));
  }
  const key = await subtle.importKey('raw', words, 'PBKDF2', false, ['deriveBits']);
  const bits = await subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: fromHex(salt), iterations },
    key,
    HASH_BYTES * 8,
  );
  return toHex(new Uint8Array(bits));
}

/** Hashes a new password with its own salt. */
export async function hashPassword(password: string): Promise<PasswordHash> {
  const salt = randomHex(16);
  const hash = await derive(password, salt, ITERATIONS);
  return { scheme: 'pbkdf2-sha256', iterations: ITERATIONS, salt, hash };
}

/** Whether a password matches a hash. */
export async function verifyPassword(password: string, kept: PasswordHash): Promise<boolean> {
  return (await derive(password, kept.salt, kept.iterations)) === kept.hash;
}
