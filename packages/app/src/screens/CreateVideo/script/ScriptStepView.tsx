import { Banner, Grid, ScriptSheet, Stack, VisuallyHidden } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { DraftStatus } from '../wizard/draftKeeper.ts';
import { ScriptFooter, type ScriptFooterProps } from './ScriptFooter.tsx';
import { markedRanges, withPlaces } from './markedRanges.ts';
import { ScriptPrompt, type ScriptPromptProps } from './ScriptPrompt.tsx';
import { PlaceNote } from './PlaceNote.tsx';
import { leftOutWords } from './place.ts';
import { PlacesAside } from './PlacesAside.tsx';
import type { ScriptPlaces } from './usePlaces.ts';
import type { Selection } from './textHistory.ts';
import type { ScriptEditor } from './useScriptEditor.ts';

/** Callbacks that stay the same from key to key keep typing in a long script quick. */
export interface ScriptStepViewProps
  extends ScriptPromptProps, Pick<ScriptFooterProps, 'onContinue'> {
  editor: ScriptEditor;
  /** Places of it that no voice can speak. */
  places: ScriptPlaces;
  /** Selected chips are drawn so. */
  selection: Selection | null;
  /** Below the script. */
  scriptError?: string | undefined;
  /** What can be done to the script, at the end of its heading's line. */
  markTools: ReactNode;
  toolbar: ReactNode;
  /** Between prompt and script: what went wrong, with what to do. */
  notice?: ReactNode;
  /** The script so far, while the browser's model writes it. */
  streamed?: string | null;
  /** Below the script's heading: who wrote it. */
  origin?: ReactNode;
  /** A stored script is on its way into the sheet. */
  isLoading?: boolean;
  /** Whether there is a draft, and what became of it; the words for each are fixed. */
  draft: 'none' | DraftStatus;
  /** Beside the script: how long it takes to read aloud. */
  aside: ReactNode;
}

/** The wizard's first step: a prompt to generate from, and the script itself. */
export function ScriptStepView({
  editor,
  places,
  selection,
  scriptError,
  markTools,
  toolbar,
  notice,
  streamed = null,
  origin,
  isLoading = false,
  draft,
  onContinue,
  aside,
  ...prompt
}: ScriptStepViewProps) {
  const { places: found, current } = places;
  const marks = withPlaces(markedRanges(editor.value, selection), found, current);
  return (
    <>
      <VisuallyHidden as="h2">Write your script</VisuallyHidden>
      <Grid layout="withAside">
        <Stack gap={8} minInlineSize={0}>
          <ScriptPrompt {...prompt} />
          {notice}
          {draft === 'failed' && (
            <Banner tone="warning" isLive>
              This draft could not be kept on this device. Copy your script before you close the
              tab.
            </Banner>
          )}
          <ScriptSheet
            label="Script"
            value={streamed ?? editor.shown}
            onChange={editor.onChange}
            textAreaRef={editor.textAreaRef}
            placeholder={
              isLoading
                ? 'Loading your script...'
                : 'Write what your presenter says, or generate it from a prompt.'
            }
            errorMessage={scriptError}
            warning={leftOutWords(found)}
            isReadOnly={prompt.isReadOnly || isLoading || streamed !== null}
            marks={streamed === null ? marks : []}
            note={current === null || found[current]?.isGap ? null : <PlaceNote {...places} />}
            origin={origin}
            markTools={markTools}
            toolbar={toolbar}
          />
        </Stack>
        <div>
          <PlacesAside {...places} />
          {aside}
        </div>
      </Grid>
      <ScriptFooter isKept={draft === 'kept'} onContinue={onContinue} />
    </>
  );
}
