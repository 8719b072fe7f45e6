import type { VideoRecord } from '../db/records.ts';
import { videoFiles } from '../files/mediaNames.ts';
import type { MediaUrls } from '../files/mediaUrls.ts';
import type { AvatarLibrary } from '../generators/avatars/avatarLibrary.ts';

/** URLs of a finished video's files; null for missing files. */
export interface FilmAddresses {
  video: string;
  poster: string | null;
  captions: string | null;
}

export interface FilmAddressParts {
  urls: MediaUrls;
  avatars: AvatarLibrary;
}

/** Returns the URLs of a finished video; null if its file is gone. */
export async function filmAddresses(
  { urls, avatars }: FilmAddressParts,
  video: VideoRecord,
): Promise<FilmAddresses | null> {
  if (video.isSample && video.demoFilm) {
    const { demoFilmAddresses } = await import('../fixtures/demoFilmAddresses.ts');
    return demoFilmAddresses(video.demoFilm);
  }
  if (video.isSample) {
    const { SAMPLE_VIDEO_URL, sampleCaptionsUrl } = await import('../fixtures/sample.ts');
    const poster = await avatars.stillOf(video);
    return { video: SAMPLE_VIDEO_URL, poster, captions: sampleCaptionsUrl() };
  }
  const { videoFile, posterFile, captionsFile } = videoFiles(video.id);
  const url = await urls.urlOf(videoFile);
  if (url === null) return null;
  return {
    video: url,
    poster: await urls.urlOf(posterFile),
    captions: await urls.urlOf(captionsFile),
  };
}
