import type { VisualStyle } from '@lectern/api-client';
import { Stack } from '@lectern/ui';
import * as styles from './dialogs.css.ts';
import { ExamplePrompts } from './ExamplePrompts.tsx';
import type { DrawnImage } from './generation.ts';
import { Portrait } from './Portrait.tsx';
import { PromptArea } from './PromptArea.tsx';
import { VisualStyleField } from './VisualStyleField.tsx';

export interface DescribeAvatarProps {
  prompt: string;
  style: VisualStyle;
  /** The image drawn before, while its prompt is edited. */
  image: DrawnImage | null;
  isGenerating: boolean;
  promptError: string | undefined;
  onPromptChange: (prompt: string) => void;
  onPromptLeftEmpty: () => void;
  onStyleChange: (style: VisualStyle) => void;
  onSubmit: () => void;
}

/** The first stage of the Generate AI Avatar dialog: what to draw, and where it will appear. */
export function DescribeAvatar({
  prompt,
  style,
  image,
  isGenerating,
  promptError,
  onPromptChange,
  onPromptLeftEmpty,
  onStyleChange,
  onSubmit,
}: DescribeAvatarProps) {
  return (
    <div className={styles.describing}>
      <Stack gap={5}>
        <PromptArea
          value={prompt}
          onChange={onPromptChange}
          onLeftEmpty={onPromptLeftEmpty}
          onSubmit={onSubmit}
          errorMessage={promptError}
          isReadOnly={isGenerating}
          // The user opened the dialog to type here.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
        />
        <ExamplePrompts prompt={prompt} onChoose={onPromptChange} isDisabled={isGenerating} />
        <VisualStyleField
          label="Visual style"
          value={style}
          onChange={onStyleChange}
          isDisabled={isGenerating}
        />
      </Stack>
      <div className={styles.preview}>
        <Portrait
          image={image}
          isPending={isGenerating}
          emptyMessage="The portrait appears here, ready to name and save."
        />
      </div>
    </div>
  );
}
