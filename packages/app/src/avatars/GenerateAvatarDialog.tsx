import { avatarGenerationMessage, avatarMessages } from '@lectern/api-client';
import { Button, Dialog, Stack } from '@lectern/ui';
import { RotateCcw, Sparkles } from 'lucide-react';
import { useReducer, useState } from 'react';
import { Failure } from '../lib/calls/Failure.tsx';
import { AvatarFields } from './AvatarFields.tsx';
import { DescribeAvatar } from './DescribeAvatar.tsx';
import * as styles from './dialogs.css.ts';
import { draftTexts, generationReducer, NEW_GENERATION, savingErrors } from './generation.ts';
import { NamedPortrait } from './NamedPortrait.tsx';
import { RULES } from './prompts.ts';
import { useImageGeneration } from './useImageGeneration.ts';
import { type SavedAvatar, useSaveAvatar } from './useSaveAvatar.ts';

export interface GenerateAvatarDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called once the avatar is saved; the dialog closes by itself. */
  onSaved?: (saved: SavedAvatar) => void;
  /** The project that the avatar is made for. */
  projectId?: string;
}

/**
 * Makes an avatar from a prompt: describe it, see it, then name and save it (specification section 2,
 * Generate AI Avatar dialog). Starts over each time it opens. Use `SaveAvatarDialog` for an existing image.
 */
export function GenerateAvatarDialog({
  isOpen,
  onOpenChange,
  onSaved,
  projectId,
}: GenerateAvatarDialogProps) {
  const [state, send] = useReducer(generationReducer, NEW_GENERATION);
  const { order, cancel } = useImageGeneration();
  const save = useSaveAvatar(projectId);
  const { stage, image, activity, errors } = state;
  const isGenerating = activity === 'generating';
  const isSaving = activity === 'saving';

  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) send({ type: 'opened' });
  }
  function change(opens: boolean): void {
    if (!opens) cancel();
    onOpenChange(opens);
  }

  async function generate(): Promise<void> {
    if (activity !== 'none') return;
    const { prompt, style } = state;
    if (prompt.trim() === '') {
      send({ type: 'refused', errors: { prompt: RULES.promptMissing } });
      return;
    }
    send({ type: 'generating' });
    try {
      const drawn = await order({ prompt, style, projectId });
      if (drawn) send({ type: 'generated', image: drawn });
    } catch (error) {
      send({ type: 'failed', message: avatarGenerationMessage(error) });
    }
  }

  async function keep(): Promise<void> {
    if (activity !== 'none') return;
    const wrong = savingErrors(state, image);
    if (!image || Object.keys(wrong).length > 0) {
      send({ type: 'refused', errors: wrong });
      return;
    }
    send({ type: 'saving' });
    try {
      const saved = await save(state, image);
      onOpenChange(false);
      onSaved?.(saved);
    } catch {
      send({ type: 'failed', message: avatarMessages.saveFailed });
    }
  }

  const isNaming = stage === 'name' && image !== null;
  return (
    <Dialog
      title="Generate AI Avatar"
      description={
        isNaming
          ? 'Give your presenter a name and save it to My Avatars.'
          : 'Describe a presenter. You can change the picture before you save it.'
      }
      size="lg"
      isOpen={isOpen}
      onOpenChange={change}
      // Dismissing would lose the text.
      isDismissable={state.prompt === ''}
      isPending={isSaving}
      footerStart={
        isNaming && (
          <Button
            variant="ghost"
            isDisabled={activity !== 'none'}
            onPress={() => send({ type: 'prompt-asked-for' })}
          >
            Edit prompt
          </Button>
        )
      }
      actions={
        isNaming ? (
          <>
            <Button
              icon={RotateCcw}
              isPending={isGenerating}
              isDisabled={isSaving}
              onPress={() => void generate()}
            >
              Regenerate
            </Button>
            <Button
              variant="primary"
              isPending={isSaving}
              isDisabled={isGenerating}
              onPress={() => void keep()}
            >
              Save Avatar
            </Button>
          </>
        ) : (
          <>
            <Button onPress={() => change(false)}>Cancel</Button>
            <Button
              variant="primary"
              icon={Sparkles}
              isPending={isGenerating}
              isDisabled={state.prompt.trim() === ''}
              onPress={() => void generate()}
            >
              Generate
            </Button>
          </>
        )
      }
    >
      <Stack gap={5}>
        <Failure>{errors.call}</Failure>
        {isNaming ? (
          <div className={styles.naming}>
            <NamedPortrait image={image} isPending={isGenerating} />
            <AvatarFields
              {...draftTexts(state, image)}
              visibility={state.visibility}
              onChange={(change) => send({ type: 'draft-changed', change })}
              nameError={errors.name}
              isDisabled={isSaving}
              onSubmit={() => void keep()}
            />
          </div>
        ) : (
          <DescribeAvatar
            prompt={state.prompt}
            style={state.style}
            image={image}
            isGenerating={isGenerating}
            promptError={errors.prompt}
            onPromptChange={(prompt) => send({ type: 'prompt-changed', prompt })}
            onPromptLeftEmpty={() => send({ type: 'prompt-left' })}
            onStyleChange={(style) => send({ type: 'style-changed', style })}
            onSubmit={() => void generate()}
          />
        )}
      </Stack>
    </Dialog>
  );
}
