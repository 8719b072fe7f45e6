import { avatarGenerationMessage, type VisualStyle } from '@lectern/api-client';
import { toast } from '@lectern/ui';
import { useRef, useState } from 'react';
import type { DrawnImage } from '../../avatars/generation.ts';
import { RULES } from '../../avatars/prompts.ts';
import { SaveAvatarDialog } from '../../avatars/SaveAvatarDialog.tsx';
import { useImageGeneration } from '../../avatars/useImageGeneration.ts';
import { usePageHeading } from '../../navigation/usePageHeading.ts';
import { downloadImage } from './downloadImage.ts';
import { ImageGeneratorView } from './ImageGeneratorView.tsx';
import { useImageHistory } from './imageHistory.ts';

const DOWNLOAD_FAILED = 'Failed to download image. Please try again later.';

/** The image generator: an image from a prompt, to download or to use as an avatar (readings). */
export function ImageGeneratorScreen() {
  const heading = usePageHeading('Image generator');
  const { images, add } = useImageHistory();
  const { order } = useImageGeneration();
  const [prompt, setPrompt] = useState('');
  const promptRef = useRef<HTMLTextAreaElement>(null);
  const [style, setStyle] = useState<VisualStyle>('realistic');
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [isGenerating, setGenerating] = useState(false);
  const [isDownloading, setDownloading] = useState(false);
  const [errors, setErrors] = useState<{ prompt?: string; call?: string }>({});
  const [saved, setSaved] = useState<DrawnImage | null>(null);
  const image = images.find(({ trimId }) => trimId === chosenId) ?? images[0] ?? null;

  async function generate(): Promise<void> {
    if (isGenerating) return;
    if (prompt.trim() === '') {
      setErrors({ prompt: RULES.promptMissing });
      promptRef.current?.focus();
      return;
    }
    setErrors({});
    setGenerating(true);
    try {
      const drawn = await order({ prompt, style });
      // The user left meanwhile: there is no one to show it to.
      if (!drawn) return;
      add(drawn);
      setChosenId(drawn.trimId);
    } catch (error) {
      setErrors({ call: avatarGenerationMessage(error) });
    }
    setGenerating(false);
  }

  async function download(drawn: DrawnImage): Promise<void> {
    setDownloading(true);
    try {
      await downloadImage(drawn);
    } catch {
      toast.show({ tone: 'danger', children: DOWNLOAD_FAILED });
    }
    setDownloading(false);
  }

  return (
    <>
      <ImageGeneratorView
        headingRef={heading}
        prompt={prompt}
        promptRef={promptRef}
        onPromptChange={(text) => {
          setPrompt(text);
          setErrors({});
        }}
        onPromptLeftEmpty={() => setErrors({ prompt: RULES.promptMissing })}
        style={style}
        onStyleChange={setStyle}
        errors={errors}
        isGenerating={isGenerating}
        onGenerate={() => void generate()}
        image={image}
        images={images}
        onChoose={setChosenId}
        isDownloading={isDownloading}
        onDownload={(drawn) => void download(drawn)}
        onUseAsAvatar={setSaved}
      />
      <SaveAvatarDialog image={saved} onClose={() => setSaved(null)} />
    </>
  );
}
