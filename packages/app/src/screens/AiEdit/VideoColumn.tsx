import { Heading, Text, VideoPlayer } from '@lectern/ui';
import { useRef, useState } from 'react';
import type { AiEditForm } from './form/form.ts';
import { LivePreview } from './preview/LivePreview.tsx';
import { spreadScript } from './preview/previewWords.ts';
import { useFilm } from './preview/useFilm.ts';
import { useTrackCues } from './preview/useTrackCues.ts';
import { formatDuration } from '../../lib/format/formatDuration.ts';
import * as styles from './AiEdit.css.ts';

/** The video to edit. */
export interface VideoFacts {
  title: string;
  videoUrl: string;
  posterUrl: string | null;
  /** Captions as WebVTT. */
  captionsUrl: string | null;
  /** Null if it must be read from the film itself. */
  durationSeconds: number | null;
  /** The spoken text. */
  script: string | null;
  /** Whether captions are already drawn into the picture. */
  hasOwnCaptions: boolean;
}

export interface VideoColumnProps {
  video: VideoFacts;
  /** The choices previewed over it. */
  form: AiEditForm;
}

/** The user's video with the chosen template, its name and its length; stays in view. */
export function VideoColumn({ video, form }: VideoColumnProps) {
  const { title, videoUrl, posterUrl, captionsUrl, script } = video;
  const stage = useRef<HTMLDivElement>(null);
  const film = useFilm(stage);
  const durationSeconds = video.durationSeconds ?? film.duration;
  const captions = useTrackCues(captionsUrl);
  const spread = spreadScript(script, durationSeconds);
  const [played, setPlayed] = useState<{ seconds: number; form: AiEditForm } | null>(null);
  // A new choice is previewed from its beginning, wherever the video is.
  const seconds = played?.form === form ? played.seconds : null;
  return (
    <div className={styles.video}>
      <LivePreview
        stage={stage}
        ratio={film.ratio}
        form={form}
        cues={captions.length > 0 ? captions : spread}
        seconds={seconds}
        hasOwnCaptions={video.hasOwnCaptions}
      >
        <VideoPlayer
          src={videoUrl}
          poster={posterUrl ?? undefined}
          title={title}
          captionsSrc={captionsUrl}
          captionsDefault={false}
          stage={stage}
          onTimeChange={(now) => setPlayed({ seconds: now, form })}
        />
      </LivePreview>
      <div className={styles.facts}>
        <Heading level={2} variant="h4" dir="auto">
          {title}
        </Heading>
        {durationSeconds !== null && (
          <span className={styles.length}>
            <Text as="span" variant="small" tone="subtle" numeric>
              {formatDuration(durationSeconds)}
            </Text>
          </span>
        )}
      </div>
    </div>
  );
}
