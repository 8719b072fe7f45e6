import * as styles from './VoiceLanguage.css.ts';

export interface VoiceLanguageProps {
  /** A short code, which is shown, and the name for assistive technology. */
  language?: { code: string; name: string };
}

/**
 * The short code of a voice's language, shown next to the name of the voice; the language's full name is
 * announced elsewhere.
 */
export function VoiceLanguage({ language }: VoiceLanguageProps) {
  return (
    language && (
      <span className={styles.code} aria-hidden="true">
        {language.code}
      </span>
    )
  );
}
