/** Code that the app needs to start could not be fetched. */
export class DownloadError extends Error {
  override name = 'DownloadError';
}
