import type { Upload } from './send.ts';

/** Statuses whose answers have no body (Fetch standard, null body status). */
const WITHOUT_BODY = [204, 205, 304];

function contentType(xhr: XMLHttpRequest): Record<string, string> {
  const type = xhr.getResponseHeader('Content-Type');
  return type === null ? {} : { 'Content-Type': type };
}

/**
 * A `fetch` that tells how much of the body has left: no `fetch` does. Of the answer's headers only
 * the type of its body is given. As with `fetch`, a refusal whose body breaks off is an answer.
 * @throws TypeError where no answer comes, an `AbortError` where the signal fires
 */
export const xhrUpload: Upload = (url, { method, headers, body, signal }, onProgress) =>
  new Promise((resolve, reject) => {
    const stopped = () => new DOMException('The upload was stopped', 'AbortError');
    if (signal?.aborted) {
      reject(stopped());
      return;
    }
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of headers) xhr.setRequestHeader(name, value);
    let refusal: Response | null = null;
    xhr.addEventListener('readystatechange', () => {
      // 0 until the headers are there.
      if (xhr.status < 300) return;
      refusal = new Response(null, { status: xhr.status, headers: contentType(xhr) });
    });
    xhr.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(Math.min(1, loaded / total));
    });
    xhr.addEventListener('load', () => {
      const { status } = xhr;
      const text = WITHOUT_BODY.includes(status) ? null : xhr.responseText;
      resolve(new Response(text, { status, headers: contentType(xhr) }));
    });
    xhr.addEventListener('error', () => {
      if (refusal) resolve(refusal);
      else reject(new TypeError('Failed to fetch'));
    });
    xhr.addEventListener('abort', () => reject(stopped()));
    const stop = () => xhr.abort();
    signal?.addEventListener('abort', stop);
    xhr.addEventListener('loadend', () => signal?.removeEventListener('abort', stop));
    xhr.send(body);
  });
