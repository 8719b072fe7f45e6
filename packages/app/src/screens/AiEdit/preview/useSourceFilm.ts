import { type Project, useVideoStatus } from '@lectern/api-client';
import { editedVideo } from '../../../projects/aiEditLog.ts';

/** The film that an AI edit is made from. */
export interface SourceFilm {
  /** The id in the request for the edit. */
  videoId: string;
  videoUrl: string;
  /** Null if the film's first frame must serve as its poster. */
  posterUrl: string | null;
  /** Captions as WebVTT. */
  captionsUrl: string | null;
  /** Null if it must be read from the film itself. */
  durationSeconds: number | null;
}

/** Returns the project's own video, or null. */
function ownFilm(project: Project): SourceFilm | null {
  const { videoUrl, thumbnailUrl, captionsUrl, durationSeconds } = project;
  if (videoUrl === null) return null;
  const videoId = project.videoId ?? project.id;
  return { videoId, videoUrl, posterUrl: thumbnailUrl, captionsUrl, durationSeconds };
}

/**
 * Returns the film that an edit of a project starts from: the original if the project's video is itself an
 * edit, which already has a title, captions and cuts; otherwise the project's own. Null until known.
 */
export function useSourceFilm(project: Project | null): SourceFilm | null {
  const original = project && editedVideo(project);
  const { data, error } = useVideoStatus(original);
  if (!project) return null;
  if (original === null) return ownFilm(project);
  if (data && data.videoUrl !== null) {
    // The project's length and still belong to its current video.
    const unknown = { posterUrl: null, durationSeconds: null };
    const { videoUrl, captionsUrl } = data;
    return { ...unknown, videoId: original, videoUrl, captionsUrl };
  }
  // The original is unavailable, so the edit is all there is to start from.
  return data || error ? ownFilm(project) : null;
}
