import {
  Banner,
  Button,
  Chip,
  Grid,
  Icon,
  Inline,
  PromptField,
  ScriptSheet,
  Stack,
  VisuallyHidden,
  WizardFooter,
} from '@lectern/ui';
import { ArrowRight, CircleCheck } from 'lucide-react';
import { type ReactNode, type Ref, useMemo } from 'react';
import { markedRanges } from './scriptMarks.ts';
import { SUGGESTIONS } from './suggestions.ts';
import type { ScriptEditor } from './useScriptEditor.ts';

export interface ScriptStepViewProps {
  prompt: string;
  onPromptChange: (prompt: string) => void;
  onGenerate: () => void;
  onCancelGenerate: () => void;
  isGenerating: boolean;
  /** Below the prompt's field. */
  promptError?: string | undefined;
  promptRef?: Ref<HTMLInputElement>;
  editor: ScriptEditor;
  /** Below the script. */
  scriptError?: string | undefined;
  /** What can be done to the script, at the end of its heading's line. */
  toolbar: ReactNode;
  /** Between prompt and script: what went wrong, with what to do. */
  notice?: ReactNode;
  /** A stored script is on its way into the sheet. */
  isLoading?: boolean;
  isReadOnly: boolean;
  /** Whether there is a draft, and whether it could be kept; the words for both are fixed. */
  draft: 'none' | 'kept' | 'failed';
  onContinue: () => void;
  /** Beside the script: how long it takes to read aloud. */
  aside: ReactNode;
}

/** The wizard's first step: a prompt to generate from, and the script itself. */
export function ScriptStepView({
  prompt,
  onPromptChange,
  onGenerate,
  onCancelGenerate,
  isGenerating,
  promptError,
  promptRef,
  editor,
  scriptError,
  toolbar,
  notice,
  isLoading = false,
  isReadOnly,
  draft,
  onContinue,
  aside,
}: ScriptStepViewProps) {
  const marks = useMemo(() => markedRanges(editor.value), [editor.value]);
  return (
    <>
      <VisuallyHidden as="h2">Write your script</VisuallyHidden>
      <Grid layout="withAside">
        <Stack gap={8} minInlineSize={0}>
          <Stack gap={3}>
            <PromptField
              label="What is your video about?"
              value={prompt}
              onChange={onPromptChange}
              onSubmit={onGenerate}
              buttonLabel="Generate"
              isPending={isGenerating}
              isDisabled={isReadOnly}
              isSubmitDisabled={prompt.trim() === ''}
              errorMessage={promptError}
              inputRef={promptRef}
            />
            <Inline gap={2} role="group" aria-label="Suggested prompts">
              {isGenerating ? (
                <Button size="sm" onPress={onCancelGenerate}>
                  Cancel
                </Button>
              ) : (
                SUGGESTIONS.map((suggestion) => (
                  <Chip
                    key={suggestion.label}
                    isDisabled={isReadOnly}
                    onPress={() => onPromptChange(suggestion.prompt)}
                  >
                    {suggestion.label}
                  </Chip>
                ))
              )}
            </Inline>
          </Stack>
          {notice}
          {draft === 'failed' && (
            <Banner tone="warning" isLive>
              This draft could not be kept on this device. Copy your script before you close the
              tab.
            </Banner>
          )}
          <ScriptSheet
            label="Script"
            value={editor.value}
            onChange={editor.onChange}
            textAreaRef={editor.textAreaRef}
            placeholder={
              isLoading
                ? 'Loading your script...'
                : 'Write what your presenter says, or generate it from a prompt.'
            }
            errorMessage={scriptError}
            isReadOnly={isReadOnly || isLoading}
            marks={marks}
            toolbar={toolbar}
          />
        </Stack>
        {aside}
      </Grid>
      <WizardFooter
        note={
          draft === 'kept' && (
            <>
              <Icon icon={CircleCheck} size="sm" />
              Draft kept in this project
            </>
          )
        }
      >
        <Button variant="primary" size="lg" iconEnd={ArrowRight} onPress={onContinue}>
          Continue
        </Button>
      </WizardFooter>
    </>
  );
}
