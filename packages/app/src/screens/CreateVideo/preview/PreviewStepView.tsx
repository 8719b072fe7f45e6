import { Button, Grid, Text, VideoPlayer, type VideoPlayerHandle } from '@lectern/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as styles from './PreviewStep.css.ts';
import { VideoAside, type VideoAsideProps } from './VideoAside.tsx';

export interface PreviewStepViewProps extends VideoAsideProps {
  videoUrl: string;
  posterUrl: string | null;
  captionsUrl: string | null;
  /** BCP 47 tag; undefined if the captions do not name their language. */
  captionsLanguage: string | undefined;
  playerRef: Ref<VideoPlayerHandle>;
  onTimeChange: (seconds: number) => void;
  areCaptionsShown: boolean;
  onCaptionsShownChange: (areShown: boolean) => void;
  /** '1080p, 0:25'; empty while unknown. */
  facts: string;
  isScriptShown: boolean;
  onScriptShownChange: (isShown: boolean) => void;
  /** The content that the toggle shows. */
  script: ReactNode;
}

/** The wizard's last step: the video to watch, download and share. */
export function PreviewStepView({
  title,
  videoUrl,
  posterUrl,
  captionsUrl,
  captionsLanguage,
  playerRef,
  onTimeChange,
  areCaptionsShown,
  onCaptionsShownChange,
  facts,
  isScriptShown,
  onScriptShownChange,
  script,
  ...aside
}: PreviewStepViewProps) {
  return (
    <Grid layout="withAside">
      <div>
        {/* The card's picture morphs into this element: see `filmTransition`. */}
        <div data-film-player>
          <VideoPlayer
            ref={playerRef}
            src={videoUrl}
            poster={posterUrl ?? undefined}
            title={title}
            captionsSrc={captionsUrl}
            captionsLanguage={captionsLanguage}
            areCaptionsShown={areCaptionsShown}
            onCaptionsShownChange={onCaptionsShownChange}
            onTimeChange={onTimeChange}
          />
        </div>
        <div className={styles.below}>
          <div className={styles.toggle}>
            <Button
              variant="ghost"
              size="sm"
              icon={isScriptShown ? ChevronDown : ChevronRight}
              aria-expanded={isScriptShown}
              onPress={() => onScriptShownChange(!isScriptShown)}
            >
              {isScriptShown ? 'Hide script' : 'Show script'}
            </Button>
          </div>
          <Text as="span" variant="small" tone="subtle" numeric>
            {facts}
          </Text>
        </div>
        {isScriptShown && script}
      </div>
      <VideoAside title={title} {...aside} />
    </Grid>
  );
}
