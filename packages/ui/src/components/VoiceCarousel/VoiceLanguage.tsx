import * as styles from './VoiceLanguage.css.ts';

export interface VoiceLanguageProps {
  /** A short code that shows, and the name that is read out. */
  language?: { code: string; name: string };
}

/** The short code of a voice's language, beside its name; its full name is read out elsewhere. */
export function VoiceLanguage({ language }: VoiceLanguageProps) {
  return (
    language && (
      <span className={styles.code} aria-hidden="true">
        {language.code}
      </span>
    )
  );
}
