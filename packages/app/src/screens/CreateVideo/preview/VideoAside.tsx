import {
  Button,
  type FileItem,
  FileList,
  Heading,
  IconButton,
  Inline,
  LinkButton,
  Stack,
  StatusChip,
  Text,
} from '@lectern/ui';
import { ChevronDown, ChevronUp, Download, Pencil, Plus, Share2, WandSparkles } from 'lucide-react';
import { ShareOptions, type ShareOptionsProps } from './ShareOptions.tsx';

export interface VideoAsideProps {
  title: string;
  /** Null while there is no project to rename. */
  onRename: (() => void) | null;
  /** URL of the editor for the video; null without a project. */
  aiEditHref: string | null;
  /** 'Presented by Amara, voiced by Marcus.' */
  credits: string | null;
  isDownloading: boolean;
  onDownload: () => void;
  isShareShown: boolean;
  onShareShownChange: (isShown: boolean) => void;
  share: ShareOptionsProps;
  files: readonly FileItem[];
  onCreateAnother: () => void;
}

/** Actions for a finished video. */
export function VideoAside({
  title,
  onRename,
  aiEditHref,
  credits,
  isDownloading,
  onDownload,
  isShareShown,
  onShareShownChange,
  share,
  files,
  onCreateAnother,
}: VideoAsideProps) {
  return (
    <Stack as="aside" gap={6} aria-label="Your video">
      <Stack gap={3}>
        <Inline>
          <StatusChip tone="success">Completed</StatusChip>
        </Inline>
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
  );
}
