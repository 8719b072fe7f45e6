import { type Extension, HEAD_BYTES, kindOfBytes, kindOfType, kindOfUrl } from './fileKind.ts';
import { fileName } from './fileName.ts';

/** Milliseconds until a temporary address is released; browsers read it soon after the click. */
const RELEASE_AFTER_MS = 60_000;

/** How to name a file at a URL. */
export interface NamedUrl {
  title: string;
  /** Its kind if neither its bytes nor its type nor its address identify it. */
  usually: 'mp4' | 'png';
}

/** Downloads content through the browser under this title. */
export function saveBlob(blob: Blob, title: string, extension: Extension | 'zip'): void {
  hand(blob, fileName(title, extension));
}

function hand(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  clickDownload(url, name);
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER_MS);
}

/** Names a file from a URL by its kind, not by what its server calls it. */
function nameOf(url: string, type: string, head: Uint8Array, { title, usually }: NamedUrl): string {
  const kind = kindOfBytes(head) ?? kindOfType(type) ?? kindOfUrl(url) ?? usually;
  return fileName(title, kind, usually === 'png' ? 'image' : 'video');
}

async function ask(url: string): Promise<Response> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  return response;
}

/**
 * Fetches the file at a URL.
 * @throws when the address cannot be read; the caller shows its own message
 */
export async function fetchFile(url: string, named: NamedUrl): Promise<File> {
  const blob = await (await ask(url)).blob();
  const head = new Uint8Array(await blob.slice(0, HEAD_BYTES).arrayBuffer());
  return new File([blob], nameOf(url, blob.type, head, named), { type: blob.type });
}

/**
 * Downloads what a URL holds. A blob of this page is saved directly, without a copy; anything else is
 * fetched first, because browsers ignore a requested name on other origins.
 *
 * @throws when the address cannot be read; the caller shows its own message
 */
export async function saveUrl(url: string, named: NamedUrl): Promise<void> {
  if (url.startsWith('blob:')) {
    // Its first bytes show its kind, and that it exists: a missing blob would fail silently.
    const response = await ask(url);
    const reader = response.body?.getReader();
    const head = (await reader?.read())?.value ?? new Uint8Array();
    await reader?.cancel();
    const type = response.headers.get('content-type') ?? '';
    clickDownload(url, nameOf(url, type, head, named));
    return;
  }
  const file = await fetchFile(url, named);
  hand(file, file.name);
}

function clickDownload(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}
