import { ownVoiceId } from '@lectern/studio/own-voice';
import { plainText } from '@lectern/studio/marks';
import { useNavigate } from 'react-router-dom';
import { languageName } from '../../../lib/format/languageName.ts';
import { paths } from '../../../paths.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { firstSentence } from './firstSentence.ts';
import { LanguageNotice } from './LanguageNotice.tsx';
import { otherLanguages } from './otherLanguages.ts';
import { packForLanguage, speakersIn } from './packs/packsByLanguage.ts';
import type { KnownPacks } from './packs/usePacks.ts';
import type { VoiceListState } from './useVoiceList.ts';
import type { VoiceStepViewProps } from './VoiceStepView.tsx';

interface LanguageParts {
  /** Language of the script; null while unknown. */
  language: string | null;
  voices: Pick<VoiceListState, 'voices' | 'chosen'>;
  packs: KnownPacks | null;
  /** Whether the user's own voice can be recorded. */
  canRecord: boolean;
}

/** The texts shown if the script's language is not that of the voices, or of the chosen one. */
export function useLanguageWords({
  language,
  voices: { voices = [], chosen },
  packs,
  canRecord,
}: LanguageParts): Pick<VoiceStepViewProps, 'notice' | 'noSpeakers'> {
  const { journey, send } = useWizard();
  const navigate = useNavigate();
  if (language === null) return {};
  const spoken = otherLanguages(language, voices);
  const ofChosen = chosen ? otherLanguages(language, [chosen]) : null;
  const loadable = packForLanguage(packs?.known ?? null, language);
  const recorder = chosen ?? voices[0];

  const notice = (spoken ?? ofChosen) && (
    <LanguageNotice
      language={language}
      isSet={readVideoSettings(journey.settings).language !== null}
      onLanguageChange={(tag) => send({ type: 'settingsChanged', changes: { language: tag } })}
      sentence={firstSentence(plainText(journey.script))}
      spoken={spoken ?? ofChosen ?? []}
      {...(!spoken && chosen && { chosen: chosen.name })}
      loadable={loadable}
      onLoad={() => loadable && void packs?.packs.load(loadable.id).catch(() => undefined)}
      {...(canRecord &&
        recorder && {
          onRecord: () => send({ type: 'voiceChosen', voiceId: ownVoiceId(recorder.id) }),
        })}
      onChangeScript={() => void navigate(paths.createStep('script'))}
    />
  );
  if (!spoken) return { notice };
  const has = loadable
    ? ` The pack ${loadable.pack.name} has ${speakersIn(loadable.pack, language)}.`
    : '';
  return {
    notice,
    noSpeakers: { title: `Speak ${languageName(language)}`, words: `None on this device.${has}` },
  };
}
