import { toast } from '@lectern/ui';
import { importScript } from './importScript.ts';
import type { ScriptActions } from './useScriptEditor.ts';

/** Loads the text of a file into the editor. @returns the text, or null if there is none */
export async function importInto(editor: ScriptActions, file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => null,
  );
  const imported = bytes
    ? importScript(file.name, bytes)
    : { problem: `“${file.name}” could not be read. Choose it again.` };
  if ('problem' in imported) {
    toast.show({ tone: 'danger', children: imported.problem });
    return null;
  }
  editor.edit({ text: imported.text, selection: { start: 0, end: 0 } });
  editor.textAreaRef.current?.focus();
  toast.show({
    tone: 'success',
    children: `“${file.name}” is in your script. Undo brings back your earlier words.`,
  });
  return imported.text;
}

export async function copyScript({ read, textAreaRef }: ScriptActions): Promise<void> {
  try {
    await navigator.clipboard.writeText(read());
    toast.show({ tone: 'success', children: 'Script copied' });
  } catch {
    // No clipboard access without permission: the selected text can still be copied manually.
    textAreaRef.current?.select();
    toast.show({ tone: 'danger', children: 'The script could not be copied. It is selected.' });
  }
}
