import { ChevronDown, Languages } from 'lucide-react';
import { useDeferredValue } from 'react';
import { Button } from '@lectern/ui';
import { languageName } from '../../../lib/format/languageName.ts';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { readVideoSettings } from '../look/videoSettings.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { useScriptLanguage } from './useScriptLanguage.ts';

/** The script's language at the top of its sheet: detected, or set by the user. */
export function ScriptLanguage() {
  const { journey, isReadOnly, send } = useWizard();
  const { language: chosen } = readVideoSettings(journey.settings);
  const language = useScriptLanguage(useDeferredValue(journey.script), chosen);
  const name = language === null ? 'Language' : languageName(language);
  return (
    <LanguageMenu
      language={language}
      isSet={chosen !== null}
      onChange={(tag) => send({ type: 'settingsChanged', changes: { language: tag } })}
      trigger={
        <Button
          variant="ghost"
          size="sm"
          icon={Languages}
          iconEnd={ChevronDown}
          isDisabled={isReadOnly}
          aria-label={language === null ? 'Language of the script' : `${name}, set the language`}
        >
          {name}
        </Button>
      }
    />
  );
}
