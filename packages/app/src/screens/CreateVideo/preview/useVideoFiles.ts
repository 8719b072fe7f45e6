import { projectMessages } from '@lectern/api-client';
import { type FileItem, toast } from '@lectern/ui';
import { useRef, useState } from 'react';
import { type Extension, kindOfUrl } from '../../../lib/files/fileKind.ts';
import { wizardTitle } from '../../../lib/files/fileName.ts';
import { formatBytes } from '../../../lib/format/formatBytes.ts';
import { saveBlob, saveUrl } from '../../../lib/files/saveFile.ts';
import { shareVideo } from '../../../projects/shareLink.ts';
import { toSrt, toTranscript } from '../captions/convert.ts';
import { textSize } from './fileSizes.ts';
import type { CaptionFile } from './useCaptionFile.ts';
import { useFileSize } from './useFileSize.ts';

export interface VideoFilesOptions {
  videoUrl: string;
  /** '1080p'; null while unknown. */
  resolution: string | null;
  captions: CaptionFile | null;
  /** The source of the transcript if there are no captions. */
  script: string;
  /** Downloads the project file that the video was made from; null if it is not available. */
  saveProjectFile: (() => void) | null;
}

export interface VideoFiles {
  files: FileItem[];
  isDownloading: boolean;
  downloadVideo: () => void;
  /** Passes the video to another app through the system's share sheet. */
  shareFile: () => void;
}

interface TextFile {
  id: string;
  kind: string;
  label: string;
  extension: Extension;
  type: string;
  text: string;
}

function textFiles(captions: CaptionFile | null, script: string): TextFile[] {
  const transcript: TextFile = {
    ...{ id: 'txt', kind: 'TXT', label: 'Transcript', extension: 'txt', type: 'text/plain' },
    text: captions === null ? `${script.trim()}\n` : toTranscript(captions.cues),
  };
  if (captions === null) return [transcript];
  return [
    {
      ...{ id: 'vtt', kind: 'VTT', label: 'Web captions', extension: 'vtt', type: 'text/vtt' },
      text: captions.file,
    },
    {
      ...{ id: 'srt', kind: 'SRT', label: 'Editor captions', extension: 'srt' },
      type: 'application/x-subrip',
      text: toSrt(captions.cues),
    },
    transcript,
  ];
}

/** 'video_{timestamp}', or 'video_{timestamp}_es' if the captions are marked as Spanish. */
function captionsTitle(captions: CaptionFile | null): string {
  const title = wizardTitle(Date.now());
  return captions?.language ? `${title}_${captions.language}` : title;
}

/** The files of a finished video, each with its own download: `video_{timestamp}.mp4` and its captions. */
export function useVideoFiles({
  videoUrl,
  resolution,
  captions,
  script,
  saveProjectFile,
}: VideoFilesOptions): VideoFiles {
  const [isDownloading, setDownloading] = useState(false);
  const isRunning = useRef(false);
  const size = useFileSize(videoUrl);

  async function fetchOnce(hand: (title: string) => Promise<void>): Promise<void> {
    // A long video takes a while to download; a second press must not download it twice.
    if (isRunning.current) return;
    isRunning.current = true;
    setDownloading(true);
    try {
      await hand(wizardTitle(Date.now()));
    } catch {
      toast.show({ tone: 'danger', children: projectMessages.downloadFailed });
    }
    isRunning.current = false;
    setDownloading(false);
  }

  const downloadVideo = () =>
    void fetchOnce((title) => saveUrl(videoUrl, { title, usually: 'mp4' }));
  const shareFile = () => void fetchOnce((title) => shareVideo({ title, url: videoUrl }));
  const video: FileItem = {
    id: 'video',
    kind: (kindOfUrl(videoUrl) ?? 'mp4').toUpperCase(),
    label: resolution === null ? 'Video' : `Video, ${resolution}`,
    ...(size !== null && { size: formatBytes(size) }),
    isPending: isDownloading,
    onDownload: downloadVideo,
  };
  const others = textFiles(captions, script).map(
    ({ id, kind, label, extension, type, text }): FileItem => ({
      id,
      kind,
      label,
      size: formatBytes(textSize(text)),
      onDownload: () =>
        saveBlob(
          new Blob([text], { type: `${type};charset=utf-8` }),
          id === 'txt' ? wizardTitle(Date.now()) : captionsTitle(captions),
          extension,
        ),
    }),
  );
  const project: FileItem[] = saveProjectFile
    ? [{ id: 'project', kind: 'JSON', label: 'Project file', onDownload: saveProjectFile }]
    : [];
  return { files: [video, ...others, ...project], isDownloading, downloadVideo, shareFile };
}
