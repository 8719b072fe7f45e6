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

/** Keep callbacks stable between keystrokes so that typing in a long script stays responsive. */
export interface ScriptStepViewProps
  extends ScriptPromptProps, Pick<ScriptFooterProps, 'onContinue'> {
  editor: ScriptEditor;
  /** Places in the script that no voice can speak. */
  places: ScriptPlaces;
  /** Chips inside the selection are highlighted. */
  selection: Selection | null;
  /** Shown below the script. */
  scriptError?: string | undefined;
  /** Tools for the script, at the end of its heading's line. */
  markTools: ReactNode;
  toolbar: ReactNode;
  /** Shown between prompt and script: what went wrong, and what to do. */
  notice?: ReactNode;
  /** The script so far, while the browser's model is writing it. */
  streamed?: string | null;
  /** Shown below the script's heading: its author. */
  origin?: ReactNode;
  /** A stored script is being loaded into the sheet. */
  isLoading?: boolean;
  /** Whether there is a draft, and whether it was kept; the message for each case is fixed. */
  draft: 'none' | DraftStatus;
  /** Shown beside the script: how long it takes to read aloud. */
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
