import type { ReactNode } from 'react';
import { FileDrop } from '../../../projectFiles/FileDrop.tsx';
import { isProjectFile } from '../../../projectFiles/isProjectFile.ts';
import { RefusedFiles } from '../../../projectFiles/RefusedFiles.tsx';
import { useOpenFiles } from '../../../projectFiles/useOpenFiles.tsx';
import { importInto } from './scriptFiles.ts';
import type { ScriptActions } from './useScriptEditor.ts';

interface ScriptFiles {
  /** Adds files that were chosen elsewhere. */
  add: (files: readonly File[]) => void;
  /** Why project files were not opened; renders nothing otherwise. */
  refusals: ReactNode;
  /** The picker of project files, and the page as a drop target. Render it once. */
  doors: ReactNode;
}

/**
 * Handles files of the script step: project files become separate drafts, a text file becomes the script.
 */
export function useScriptFiles(
  editor: ScriptActions,
  { isReadOnly, onScript }: { isReadOnly: boolean; onScript: (script: string) => void },
): ScriptFiles {
  const projectFiles = useOpenFiles();

  async function importText(file: File): Promise<void> {
    const script = await importInto(editor, file);
    if (script !== null) onScript(script);
  }

  function add(files: readonly File[]): void {
    projectFiles.open(files.filter(isProjectFile));
    const text = files.find((file) => !isProjectFile(file));
    if (text && !isReadOnly) void importText(text);
  }

  return {
    add,
    refusals: <RefusedFiles {...projectFiles} />,
    doors: (
      <>
        {projectFiles.picker}
        <FileDrop hint="Project files (.lectern.json). Texts go into your script." onDrop={add} />
      </>
    ),
  };
}
