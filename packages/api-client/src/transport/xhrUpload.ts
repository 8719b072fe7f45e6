import type { Upload } from './send.ts';

/** Statuses whose responses have no body (Fetch standard, null body status). */
const WITHOUT_BODY = [204, 205, 304];

function contentType(xhr: XMLHttpRequest): Record<string, string> {
  const type = xhr.getResponseHeader('Content-Type');
  return type === null ? {} : { 'Content-Type': type };
}

/**
 * Sends like `fetch`, but also reports the fraction of the body sent, which `fetch` cannot. Of the
 * response's headers it returns only the content type. As with `fetch`, a refusal with an interrupted body
 * is a response.
 * @throws TypeError without a response, an `AbortError` if the signal fires
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
      // The status is 0 until the headers arrive.
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
