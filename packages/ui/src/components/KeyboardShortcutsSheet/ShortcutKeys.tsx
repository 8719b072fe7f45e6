import { Fragment } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { KeyCap } from '../KeyCap/KeyCap.tsx';
import { Text } from '../Text/Text.tsx';
import { VisuallyHidden } from '../Text/VisuallyHidden.tsx';
import { keyPlatform, keyWords, type KeyPlatform } from './keys.ts';
import { messages } from './KeyboardShortcutsSheet.messages.ts';

export interface ShortcutKeysProps {
  /** Names as in `KeyboardEvent.key`, or `Mod` for Command on Apple keyboards and Control elsewhere. */
  keys: readonly string[];
  /** How to press the keys: together (default), one after the other, or any of them. */
  press?: 'together' | 'then' | 'or';
  /** Platform that decides the key names; detected by default. */
  platform?: KeyPlatform;
}

/** Keys shown as caps and announced as a phrase: 'Control plus Enter'. */
export function ShortcutKeys({
  keys,
  press = 'together',
  platform = keyPlatform(navigator.platform),
}: ShortcutKeysProps) {
  const words = useMessages('keyboardShortcuts', messages);
  return keys.map((key, index) => {
    const { cap, spoken } = keyWords(key, platform, words);
    return (
      <Fragment key={`${index} ${key}`}>
        {index > 0 && <Joint press={press} />}
        <KeyCap spoken={spoken}>{cap}</KeyCap>
      </Fragment>
    );
  });
}

/** Only 'then' is shown: adjacent caps read as pressed together, two arrows as a choice. */
function Joint({ press }: { press: NonNullable<ShortcutKeysProps['press']> }) {
  const words = useMessages('keyboardShortcuts', messages);
  if (press === 'then') {
    return (
      <Text as="span" variant="caption">
        {words.inTurn}
      </Text>
    );
  }
  return <VisuallyHidden>{` ${press === 'or' ? words.or : words.plus} `}</VisuallyHidden>;
}
