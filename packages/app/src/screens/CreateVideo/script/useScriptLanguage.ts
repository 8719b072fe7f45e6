import { plainText } from '@lectern/studio/marks';
import { useAnswer } from '../../../lib/calls/useAnswer.ts';
import {
  detectLanguage,
  isPlainlyEnglish,
  isTooShortToDetect,
  type LanguageModel,
  loadLanguageModel,
} from './detectLanguage.ts';

/** Kept for all steps; requested again if it could not be loaded. */
let loaded: LanguageModel | null = null;

async function loadLanguageModelOnce(): Promise<LanguageModel> {
  loaded ??= await loadLanguageModel();
  return loaded;
}

/**
 * The language tag of a script, null while unknown. The model is loaded for the first script that is not
 * plainly English.
 *
 * @param chosen - The user's setting, which takes precedence; null to detect the language.
 */
export function useScriptLanguage(script: string, chosen: string | null): string | null {
  const text = plainText(script);
  const isEnglish = isPlainlyEnglish(text);
  const needsModel = chosen === null && !isEnglish && !isTooShortToDetect(text);
  // The language stays unknown offline.
  const { value: model } = useAnswer(needsModel ? 'model' : null, loadLanguageModelOnce);
  if (chosen !== null) return chosen;
  if (isEnglish) return 'en';
  return needsModel && model ? detectLanguage(text, model) : null;
}
