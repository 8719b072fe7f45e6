import { type Project, useVideoStatus } from '@lectern/api-client';
import { editedVideo } from '../../../projects/aiEditLog.ts';

/** What an AI edit is made of. */
export interface SourceFilm {
  /** Named in the call that asks for the edit. */
  videoId: string;
  videoUrl: string;
  /** Null where its first picture has to do. */
  posterUrl: string | null;
  /** Captions, WebVTT. */
  captionsUrl: string | null;
  /** Null where the film itself has to say it. */
  durationSeconds: number | null;
}

/** The project's own video; null where it has none. */
function ownFilm(project: Project): SourceFilm | null {
  const { videoUrl, thumbnailUrl, captionsUrl, durationSeconds } = project;
  if (videoUrl === null) return null;
  const videoId = project.videoId ?? project.id;
  return { videoId, videoUrl, posterUrl: thumbnailUrl, captionsUrl, durationSeconds };
}

/**
 * The film that an edit of a project starts from: the original where its video is an edit, which has
 * a title, captions and cuts already, else its own. Null while that is not known.
 */
export function useSourceFilm(project: Project | null): SourceFilm | null {
  const original = project && editedVideo(project);
  const { data, error } = useVideoStatus(original);
  if (!project) return null;
  if (original === null) return ownFilm(project);
  if (data && data.videoUrl !== null) {
    // Length and still are of what the project has now.
    const unknown = { posterUrl: null, durationSeconds: null };
    const { videoUrl, captionsUrl } = data;
    return { ...unknown, videoId: original, videoUrl, captionsUrl };
  }
  // The original cannot be had: the edit is what there is to go on from.
  return data || error ? ownFilm(project) : null;
}
