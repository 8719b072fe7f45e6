import {
  Button,
  type FileItem,
  FileList,
  Grid,
  Heading,
  IconButton,
  Inline,
  LinkButton,
  Stack,
  StatusChip,
  Text,
  VideoPlayer,
  type VideoPlayerHandle,
} from '@lectern/ui';
import {
  ChevronDown,
  ChevronRight,
  ChevronUp,
  Download,
  Pencil,
  Plus,
  Share2,
  WandSparkles,
} from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as styles from './PreviewStep.css.ts';
import { ShareOptions, type ShareOptionsProps } from './ShareOptions.tsx';

export interface PreviewStepViewProps {
  title: string;
  /** Null while there is no project to rename. */
  onRename: (() => void) | null;
  /** Where the video is edited further; null without a project. */
  aiEditHref: string | null;
  videoUrl: string;
  posterUrl: string | null;
  captionsUrl: string | null;
  playerRef: Ref<VideoPlayerHandle>;
  onTimeChange: (seconds: number) => void;
  areCaptionsShown: boolean;
  onCaptionsShownChange: (areShown: boolean) => void;
  /** '1080p, 0:25'; empty until it is known. */
  facts: string;
  /** 'Presented by Amara, voiced by Marcus.' */
  credits: string | null;
  isScriptShown: boolean;
  onScriptShownChange: (isShown: boolean) => void;
  /** What the toggle shows. */
  script: ReactNode;
  isDownloading: boolean;
  onDownload: () => void;
  isShareShown: boolean;
  onShareShownChange: (isShown: boolean) => void;
  share: ShareOptionsProps;
  files: readonly FileItem[];
  onCreateAnother: () => void;
}

/** The wizard's last step: the video to watch, take away and share. */
export function PreviewStepView({
  title,
  onRename,
  aiEditHref,
  videoUrl,
  posterUrl,
  captionsUrl,
  playerRef,
  onTimeChange,
  areCaptionsShown,
  onCaptionsShownChange,
  facts,
  credits,
  isScriptShown,
  onScriptShownChange,
  script,
  isDownloading,
  onDownload,
  isShareShown,
  onShareShownChange,
  share,
  files,
  onCreateAnother,
}: PreviewStepViewProps) {
  return (
    <Grid layout="withAside">
      <div>
        <VideoPlayer
          ref={playerRef}
          src={videoUrl}
          poster={posterUrl ?? undefined}
          title={title}
          captionsSrc={captionsUrl}
          areCaptionsShown={areCaptionsShown}
          onCaptionsShownChange={onCaptionsShownChange}
          onTimeChange={onTimeChange}
        />
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
      <Stack as="aside" gap={6} aria-label="Your video">
        <Stack gap={3} alignItems="start">
          <StatusChip tone="success">Completed</StatusChip>
          <Stack gap={1}>
            <Heading level={2}>Your video is ready</Heading>
            <Inline gap={1} flexWrap="nowrap">
              <Text variant="bodyStrong" as="span" dir="auto" truncate>
                {title}
              </Text>
              {onRename && (
                <IconButton icon={Pencil} size="sm" aria-label="Rename" onPress={onRename} />
              )}
            </Inline>
            {credits !== null && (
              <Text variant="small" tone="muted">
                {credits}
              </Text>
            )}
          </Stack>
        </Stack>
        <Stack gap={2}>
          <Button
            variant="primary"
            size="lg"
            icon={Download}
            fullWidth
            isPending={isDownloading}
            onPress={onDownload}
          >
            Download
          </Button>
          <Button
            size="lg"
            icon={Share2}
            iconEnd={isShareShown ? ChevronUp : ChevronDown}
            fullWidth
            aria-expanded={isShareShown}
            onPress={() => onShareShownChange(!isShareShown)}
          >
            Share options
          </Button>
          {isShareShown && <ShareOptions {...share} />}
          {aiEditHref !== null && (
            <LinkButton href={aiEditHref} icon={WandSparkles} size="lg" fullWidth>
              AI Edit
            </LinkButton>
          )}
        </Stack>
        <Stack gap={2}>
          <Heading level={3} variant="h4">
            Files
          </Heading>
          <FileList items={files} />
        </Stack>
        <Button variant="ghost" icon={Plus} fullWidth onPress={onCreateAnother}>
          Create Another Video
        </Button>
      </Stack>
    </Grid>
  );
}
