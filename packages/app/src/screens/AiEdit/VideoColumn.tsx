import { Heading, Text, VideoPlayer } from '@lectern/ui';
import { useMemo, useState } from 'react';
import type { AiEditForm } from '../../aiEdit/form.ts';
import { LivePreview } from '../../aiEdit/LivePreview.tsx';
import { acceptTitle } from '../../aiEdit/titleText.ts';
import { spreadScript } from '../../aiEdit/previewWords.ts';
import { useTrackCues } from '../../aiEdit/useTrackCues.ts';
import { formatDuration } from '../../lib/formatDuration.ts';
import * as styles from './AiEdit.css.ts';

/** The video that is edited. */
export interface VideoFacts {
  title: string;
  videoUrl: string;
  posterUrl: string | null;
  /** Captions, WebVTT. */
  captionsUrl: string | null;
  /** Null where it is not known. */
  durationSeconds: number | null;
  /** The words that are spoken in it. */
  script: string | null;
  /** They stand in the picture already. */
  hasOwnCaptions: boolean;
}

export interface VideoColumnProps {
  video: VideoFacts;
  /** What is previewed over it. */
  form: AiEditForm;
}

/** Words of the video's name that stand in for a title. */
const FALLBACK_WORDS = 4;

/** The user's video under the chosen template, with its name and length; stays in view. */
export function VideoColumn({ video, form }: VideoColumnProps) {
  const { title, videoUrl, posterUrl, captionsUrl, durationSeconds, script } = video;
  const captions = useTrackCues(captionsUrl);
  const spread = useMemo(() => spreadScript(script, durationSeconds), [script, durationSeconds]);
  const [played, setPlayed] = useState<{ seconds: number; form: AiEditForm } | null>(null);
  // A choice that was just made is shown from the beginning, wherever the video stands.
  const seconds = played?.form === form ? played.seconds : null;
  return (
    <div className={styles.video}>
      <LivePreview
        form={form}
        cues={captions.length > 0 ? captions : spread}
        titleFallback={acceptTitle(title.split(/\s+/).slice(0, FALLBACK_WORDS).join(' '))}
        seconds={seconds}
        hasOwnCaptions={video.hasOwnCaptions}
      >
        <VideoPlayer
          src={videoUrl}
          poster={posterUrl ?? undefined}
          title={title}
          captionsSrc={captionsUrl}
          captionsDefault={false}
          onTimeChange={(now) => setPlayed({ seconds: now, form })}
        />
      </LivePreview>
      <div className={styles.facts}>
        <Heading level={2} variant="h4">
          {title}
        </Heading>
        {durationSeconds !== null && (
          <Text as="span" variant="small" tone="subtle" numeric>
            {formatDuration(durationSeconds)}
          </Text>
        )}
      </div>
    </div>
  );
}
