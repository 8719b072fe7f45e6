import type { Voice } from '@lectern/api-client';
import { Banner, Button, Stack, Text } from '@lectern/ui';
import { Languages } from 'lucide-react';
import { useState } from 'react';
import { languageName } from '../../../lib/languageName.ts';
import { primaryLanguage } from './voiceFilter.ts';

/**
 * The languages of voices that none of them shares with a script; null where one may speak it: a
 * voice that names no language may speak any.
 */
export function otherLanguages(
  language: string | null,
  voices: readonly Pick<Voice, 'language'>[],
): string[] | null {
  if (language === null || voices.length === 0) return null;
  const spoken = new Set<string>();
  for (const voice of voices) {
    if (voice.language === null) return null;
    spoken.add(primaryLanguage(voice.language));
  }
  return spoken.has(primaryLanguage(language)) ? null : [...spoken].map(languageName);
}

export interface LanguageNoticeProps {
  /** Tag of the language that the script looks like. */
  language: string;
  /** Names of those that the voices speak. */
  spoken: readonly string[];
  /** The beginning of the script. */
  sentence: string;
  onChangeScript: () => void;
}

const list = new Intl.ListFormat('en');

/** Before audio is made: no voice speaks the script's language, and what to do. A notice only. */
export function LanguageNotice({
  language,
  spoken,
  sentence,
  onChangeScript,
}: LanguageNoticeProps) {
  const name = languageName(language);
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (dismissed === language) return null;
  return (
    <Banner
      tone="warning"
      icon={Languages}
      isLive
      action={{ label: 'Change the script', onPress: onChangeScript }}
      actions={
        <Button size="sm" variant="ghost" onPress={() => setDismissed(language)}>
          Not {name}?
        </Button>
      }
    >
      <Stack gap={1}>
        <Text variant="bodyStrong">
          Your script looks like {name}, and the voices speak {list.format(spoken)}
        </Text>
        <span>
          “<bdi lang={language}>{sentence}</bdi>” read by rules of another language would be hard to
          follow. Write the script in {list.format(spoken)}, or go on and hear how it sounds.
        </span>
      </Stack>
    </Banner>
  );
}
