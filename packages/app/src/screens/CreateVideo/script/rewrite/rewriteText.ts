import type { RewriteManner, ScriptWriter } from '../../../../backend/scriptWriter.ts';
import { detectLanguage, isPlainlyEnglish, loadLanguageModel } from '../detectLanguage.ts';

export interface RewriteOrder {
  /** The script that contains the passage. */
  script: string;
  passage: string;
  manner: RewriteManner;
  writer: ScriptWriter;
  signal: AbortSignal;
  /** Called with the passage so far while the browser's model writes it. */
  onText: (passage: string) => void;
}

/** The rewritten passage and its author; `not-english` if neither writer supports the language. */
export type Rewritten = { by: 'browser' | 'lectern'; words: string } | 'not-english';

/** The language of a few words cannot be detected; the language of their script can. */
async function isEnglish({ passage, script }: RewriteOrder): Promise<boolean> {
  if (isPlainlyEnglish(passage)) return true;
  const model = await loadLanguageModel();
  return (detectLanguage(passage, model) ?? detectLanguage(script, model) ?? 'en') === 'en';
}

/**
 * Rewrites a passage with the browser's model if there is one, otherwise with Lectern's writer.
 *
 * @throws AbortError when the signal is aborted; what loading the writer throws
 */
export async function rewriteText(order: RewriteOrder): Promise<Rewritten> {
  const { writer, passage, manner, signal } = order;
  if (!(await isEnglish(order))) return 'not-english';
  if ('LanguageModel' in globalThis) {
    const { rewriteWithModel } = await import('./rewriteWithModel.ts');
    const words = await rewriteWithModel(order);
    if (words !== null) return { by: 'browser', words };
  }
  signal.throwIfAborted();
  return { by: 'lectern', words: await writer.rewrite({ passage, manner }) };
}
