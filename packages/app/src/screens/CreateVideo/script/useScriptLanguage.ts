import { useMemo } from 'react';
import { useAnswer } from '../../../lib/useAnswer.ts';
import {
  detectLanguage,
  isPlainlyEnglish,
  isTooShortToTell,
  type LanguageModel,
  loadLanguageModel,
} from './detectLanguage.ts';
import { plainText } from './scriptMarks.ts';

/** Kept for all steps; asked for again where it could not be loaded. */
let loaded: LanguageModel | null = null;

async function loadLanguageModelOnce(): Promise<LanguageModel> {
  loaded ??= await loadLanguageModel();
  return loaded;
}

/**
 * The language tag of a script, null while it is not known. The model is loaded for the first script
 * that is not plainly English.
 */
export function useScriptLanguage(script: string): string | null {
  const text = useMemo(() => plainText(script), [script]);
  const isEnglish = useMemo(() => isPlainlyEnglish(text), [text]);
  const needsModel = useMemo(() => !isEnglish && !isTooShortToTell(text), [isEnglish, text]);
  // Offline the language stays unknown.
  const { value: model } = useAnswer(needsModel ? 'model' : null, loadLanguageModelOnce);
  return useMemo(() => {
    if (isEnglish) return 'en';
    return needsModel && model ? detectLanguage(text, model) : null;
  }, [isEnglish, needsModel, model, text]);
}
