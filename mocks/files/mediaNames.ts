/** The names of the files of an audio record. */
export function audioFiles(audioId: string): { audioFile: string; timelineFile: string } {
  return { audioFile: `${audioId}.wav`, timelineFile: `${audioId}.timeline.json` };
}

/** The names of the files of a video record. */
export function videoFiles(videoId: string): {
  videoFile: string;
  posterFile: string;
  captionsFile: string;
} {
  return {
    videoFile: `${videoId}.mp4`,
    posterFile: `${videoId}.poster.jpg`,
    captionsFile: `${videoId}.vtt`,
  };
}

/** The name of a take's file. */
export function takeFile(takeId: string): string {
  return `${takeId}.wav`;
}

/** Whether a file belongs to the backend of this namespace (see `createIds`). */
export function isOwnMedia(name: string, namespace: string): boolean {
  const match = /^(?:aud|vid|tak)_(?:([a-z0-9-]+)\.)?[0-9a-f]{16}\./.exec(name);
  return match !== null && (match[1] ?? '') === namespace;
}
