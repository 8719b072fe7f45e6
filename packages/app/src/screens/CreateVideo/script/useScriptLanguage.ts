import { useEffect, useMemo, useState } from 'react';
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

/**
 * The language tag of a script, null while it is not known. The model is loaded for the first script
 * that is not plainly English.
 */
export function useScriptLanguage(script: string): string | null {
  const [model, setModel] = useState(loaded);
  const text = useMemo(() => plainText(script), [script]);
  const isEnglish = useMemo(() => isPlainlyEnglish(text), [text]);
  const needsModel = useMemo(() => !isEnglish && !isTooShortToTell(text), [isEnglish, text]);
  useEffect(() => {
    if (!needsModel || model) return undefined;
    let isCurrent = true;
    loadLanguageModel().then(
      (found) => {
        loaded = found;
        if (isCurrent) setModel(found);
      },
      // Offline: the language stays unknown.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [needsModel, model]);
  return useMemo(() => {
    if (isEnglish) return 'en';
    return needsModel && model ? detectLanguage(text, model) : null;
  }, [isEnglish, needsModel, model, text]);
}
