import { Banner, Button, Stack, Text } from '@lectern/ui';
import { Languages, Mic } from 'lucide-react';
import { languageName } from '../../../lib/format/languageName.ts';
import { LanguageMenu } from '../LanguageMenu.tsx';
import { LoadPackButton } from './packs/LoadPackButton.tsx';
import type { LoadablePack } from './packs/packsByLanguage.ts';

export interface LanguageNoticeProps {
  /** Tag of the script's language. */
  language: string;
  /** Whether the user has set the language; otherwise it is detected. */
  isSet: boolean;
  onLanguageChange: (tag: string | null) => void;
  /** The beginning of the script. */
  sentence: string;
  /** Names of the languages that all the voices, or the chosen one, speak. */
  spoken: readonly string[];
  /** The chosen voice's name if other voices speak the script's language. */
  chosen?: string;
  /** A pack whose voices speak the language. */
  loadable: LoadablePack | null;
  onLoad: () => void;
  /** Undefined if nothing can be recorded. */
  onRecord?: (() => void) | undefined;
  onChangeScript: () => void;
}

const list = new Intl.ListFormat('en');

/** 'an English voice', or 'a voice of another language'. */
function otherVoice([name = '', ...more]: readonly string[]): string {
  if (more.length > 0) return 'a voice of another language';
  return `${/^[AEIO]/.test(name) ? 'an' : 'a'} ${name} voice`;
}

/** Returns one sentence about what the user can do. */
function waysOut(props: LanguageNoticeProps, name: string): string {
  const { chosen, loadable, onRecord, spoken } = props;
  if (chosen !== undefined) return `Choose a voice that speaks ${name}: they come first.`;
  if (loadable) {
    return `Load a voice that speaks ${name}${onRecord ? ', or record it yourself' : ''}.`;
  }
  const english = list.format(spoken);
  return onRecord
    ? `Record it yourself, or write the script in ${english}.`
    : `Write the script in ${english}, or go on and hear how it sounds.`;
}

/**
 * Warns before audio is made that the script's language is not the voice's, and offers solutions. It blocks
 * nothing.
 */
export function LanguageNotice(props: LanguageNoticeProps) {
  const { language, isSet, spoken, sentence, chosen, loadable, onLoad, onRecord } = props;
  const name = languageName(language);
  return (
    <Banner
      tone="warning"
      icon={Languages}
      isLive
      actions={
        <>
          {chosen === undefined && (
            <>
              {loadable && <LoadPackButton entry={loadable} onLoad={onLoad} />}
              {onRecord && (
                <Button size="sm" icon={Mic} onPress={onRecord}>
                  Record it yourself
                </Button>
              )}
              {!loadable && !onRecord && (
                <Button size="sm" onPress={props.onChangeScript}>
                  Change the script
                </Button>
              )}
            </>
          )}
          <LanguageMenu
            language={language}
            isSet={isSet}
            onChange={props.onLanguageChange}
            trigger={
              <Button size="sm" variant="ghost">
                {`Not ${name}? Set the language`}
              </Button>
            }
          />
        </>
      }
    >
      <Stack gap={1}>
        <Text variant="bodyStrong">
          {chosen === undefined
            ? `Your script is in ${name}, and no voice here speaks it`
            : `Your script is in ${name}, and ${chosen} speaks ${list.format(spoken)}`}
        </Text>
        <span>
          “<bdi lang={language}>{sentence}</bdi>” read by {otherVoice(spoken)} would be hard to
          follow. {waysOut(props, name)}
        </span>
        {chosen === undefined && loadable?.problem && <span>{loadable.problem}</span>}
      </Stack>
    </Banner>
  );
}
