import type { Voice } from '@lectern/api-client';
import { Radio, RadioGroup } from '@lectern/ui';
import { AudioLines, Mic } from 'lucide-react';
import { languageName } from '../../../lib/format/languageName.ts';
import { otherLanguages } from './otherLanguages.ts';

type VoiceWay = 'list' | 'own';

/** '15 English voices, each with a sample.', or '15 voices, none of them speaks Spanish.' */
function listWords(
  voices: readonly Pick<Voice, 'language' | 'previewUrl'>[],
  script: string | null,
): string {
  if (script !== null && otherLanguages(script, voices)) {
    return `${voices.length} voices, none of them speaks ${languageName(script)}.`;
  }
  const languages = new Set(voices.map(({ language }) => language?.split('-')[0] ?? null));
  const [language] = languages;
  const name = languages.size === 1 && language ? `${languageName(language)} ` : '';
  const samples = voices.every(({ previewUrl }) => previewUrl !== null)
    ? ', each with a sample'
    : '';
  return `${voices.length} ${name}${voices.length === 1 ? 'voice' : 'voices'}${samples}.`;
}

export interface VoiceWaysProps {
  /** Empty until loaded. */
  voices: readonly Pick<Voice, 'language' | 'previewUrl'>[];
  /** Tag of the script's language; null while unknown. */
  language: string | null;
  way: VoiceWay;
  isDisabled: boolean;
  onChange: (way: VoiceWay) => void;
}

/** The two equal ways to a voice (design guide, Voices). */
export function VoiceWays({ voices, language, way, isDisabled, onChange }: VoiceWaysProps) {
  return (
    <RadioGroup
      label="Whose voice"
      isLabelHidden
      variant="wide"
      value={way}
      isDisabled={isDisabled}
      onChange={(value) => onChange(value === 'own' ? 'own' : 'list')}
    >
      <Radio
        value="list"
        icon={AudioLines}
        description={
          voices.length === 0 ? 'Voices that read your script.' : listWords(voices, language)
        }
      >
        A voice from the list
      </Radio>
      <Radio value="own" icon={Mic} description="Record it here, or use a recording you have.">
        Your own voice
      </Radio>
    </RadioGroup>
  );
}
