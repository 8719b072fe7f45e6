import type { VisualStyle } from '@lectern/api-client';
import { Button, PageHeader, Stack } from '@lectern/ui';
import { Sparkles } from 'lucide-react';
import type { Ref } from 'react';
import { Failure } from '../../lib/calls/Failure.tsx';
import { ExamplePrompts } from '../../avatars/ExamplePrompts.tsx';
import type { DrawnImage } from '../../avatars/generation.ts';
import { PromptArea } from '../../avatars/PromptArea.tsx';
import { VisualStyleField } from '../../avatars/VisualStyleField.tsx';
import * as styles from './ImageGenerator.css.ts';
import { ImageResult, type ImageResultProps } from './ImageResult.tsx';
import { SessionImages } from './SessionImages.tsx';

export interface ImageGeneratorViewProps extends ImageResultProps {
  headingRef?: Ref<HTMLHeadingElement>;
  prompt: string;
  promptRef: Ref<HTMLTextAreaElement>;
  onPromptChange: (prompt: string) => void;
  onPromptLeftEmpty: () => void;
  style: VisualStyle;
  onStyleChange: (style: VisualStyle) => void;
  errors: { prompt?: string; call?: string };
  onGenerate: () => void;
  /** The images of this session, newest first. */
  images: readonly DrawnImage[];
  onChoose: (trimId: string) => void;
}

/** The image generator in every state (readings, /image-generator). */
export function ImageGeneratorView({
  headingRef,
  prompt,
  promptRef,
  onPromptChange,
  onPromptLeftEmpty,
  style,
  onStyleChange,
  errors,
  isGenerating,
  onGenerate,
  image,
  images,
  onChoose,
  ...result
}: ImageGeneratorViewProps) {
  return (
    <Stack gap={6}>
      <PageHeader title="Image generator" headingRef={headingRef} />
      <div className={styles.columns}>
        <Stack gap={6}>
          <Failure>{errors.call}</Failure>
          <PromptArea
            ref={promptRef}
            value={prompt}
            onChange={onPromptChange}
            onLeftEmpty={onPromptLeftEmpty}
            onSubmit={onGenerate}
            errorMessage={errors.prompt}
            isReadOnly={isGenerating}
          />
          <ExamplePrompts prompt={prompt} onChoose={onPromptChange} isDisabled={isGenerating} />
          <VisualStyleField
            label="Style"
            value={style}
            onChange={onStyleChange}
            isDisabled={isGenerating}
          />
          <Button
            variant="primary"
            size="lg"
            fullWidth
            icon={Sparkles}
            isPending={isGenerating}
            onPress={onGenerate}
          >
            Generate
          </Button>
        </Stack>
        <div className={styles.result}>
          <ImageResult image={image} isGenerating={isGenerating} {...result} />
        </div>
        {images.length > 0 && (
          <SessionImages images={images} selectedId={image?.trimId ?? null} onChoose={onChoose} />
        )}
      </div>
    </Stack>
  );
}
