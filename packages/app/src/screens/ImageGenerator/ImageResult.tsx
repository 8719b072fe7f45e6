import { Box, Button, Inline, Panel, Text, VisuallyHidden } from '@lectern/ui';
import { CircleUserRound, Download } from 'lucide-react';
import type { DrawnImage } from '../../avatars/generation.ts';
import { Portrait } from '../../avatars/Portrait.tsx';
import { STYLE_LABELS } from '../../avatars/prompts.ts';

export interface ImageResultProps {
  /** The selected image. */
  image: DrawnImage | null;
  isGenerating: boolean;
  isDownloading: boolean;
  onDownload: (image: DrawnImage) => void;
  onUseAsAvatar: (image: DrawnImage) => void;
}

/** The selected image and its actions. */
export function ImageResult({
  image,
  isGenerating,
  isDownloading,
  onDownload,
  onUseAsAvatar,
}: ImageResultProps) {
  const status = isGenerating ? 'Drawing an image…' : image && 'The image is ready.';
  return (
    <Panel as="section" padding="sm" aria-label="Image">
      <Portrait
        image={image}
        isPending={isGenerating}
        shape="free"
        emptyMessage="The image appears here, to download or to use as an avatar."
      />
      <VisuallyHidden>
        <span role="status">{status}</span>
      </VisuallyHidden>
      {image && !isGenerating && (
        <Box padding={1} paddingBlockStart={3}>
          <Inline gap={2} justifyContent="space-between">
            <Text as="span" variant="small" tone="muted">
              {image.style === 'none' ? 'No style' : STYLE_LABELS[image.style]}
            </Text>
            <Inline gap={2}>
              <Button
                variant="ghost"
                icon={Download}
                isPending={isDownloading}
                onPress={() => onDownload(image)}
              >
                Download
              </Button>
              <Button icon={CircleUserRound} onPress={() => onUseAsAvatar(image)}>
                Use as avatar
              </Button>
            </Inline>
          </Inline>
        </Box>
      )}
    </Panel>
  );
}
