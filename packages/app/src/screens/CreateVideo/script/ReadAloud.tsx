import { Box, FactList, Heading, Panel, Text } from '@lectern/ui';
import { type ReactNode, useDeferredValue } from 'react';
import { estimateSeconds, SPEAKING_RATE } from '../../../lib/format/estimateDuration.ts';
import { formatDuration } from '../../../lib/format/formatDuration.ts';
import { languageName } from '../../../lib/format/languageName.ts';
import { readVideoSettings } from '../look/videoSettings.ts';
import { useWizard } from '../wizard/WizardContext.ts';
import { useRuledGestures } from './gestures/useRuledGestures.ts';
import { measureScript } from './scriptLength.ts';
import { useScriptLanguage } from './useScriptLanguage.ts';
import * as styles from '../CreateVideo.css.ts';

export interface ReadAloudProps {
  script: string;
  /** Length of the audio in seconds, if the script was spoken in its current form. */
  spokenSeconds: number | null;
  /** Shown below the figures: what the script still needs. Null if nothing. */
  waiting?: ReactNode;
}

function secondsText(seconds: number): string {
  const rounded = Math.round(seconds * 10) / 10;
  return `${rounded} ${rounded === 1 ? 'second' : 'seconds'}`;
}

/** '5 marked, about 4 by rule'; null if there are none. */
function gesturesText(marked: number, ruled: number): string | null {
  if (marked === 0 && ruled === 0) return null;
  if (marked === 0) return `About ${ruled} by rule`;
  return ruled === 0 ? `${marked} marked` : `${marked} marked, about ${ruled} by rule`;
}

function Facts({ script, spokenSeconds, waiting = null }: ReadAloudProps) {
  const { words, characters, pauses, pauseSeconds, pronunciations, gestures } =
    measureScript(script);
  const { settings } = useWizard().journey;
  const language = useScriptLanguage(script, readVideoSettings(settings).language);
  const ruled = useRuledGestures(script, language) ?? 0;
  const gesturesFact = gesturesText(gestures, words > 0 ? ruled : 0);
  const estimate = `About ${formatDuration(estimateSeconds(words, 'up', { pauseSeconds }))}`;
  return (
    <Panel as="aside" aria-label="Read aloud">
      <Heading level={2} variant="h4">
        Read aloud
      </Heading>
      <Box paddingBlockStart={3}>
        <Text variant="stat" numeric>
          {spokenSeconds === null ? estimate : formatDuration(spokenSeconds)}
        </Text>
        <Text variant="small" tone="subtle">
          {spokenSeconds === null ? 'Estimated duration' : 'Duration'}
        </Text>
      </Box>
      <hr className={styles.rule} />
      <FactList
        items={[
          { label: 'Words', value: words.toLocaleString('en') },
          { label: 'Characters', value: characters.toLocaleString('en') },
          ...(pauses > 0
            ? [{ label: 'Pauses', value: `${pauses}, ${secondsText(pauseSeconds)}` }]
            : []),
          ...(gesturesFact === null ? [] : [{ label: 'Gestures', value: gesturesFact }]),
          ...(pronunciations > 0
            ? [{ label: 'Pronunciations', value: pronunciations.toLocaleString('en') }]
            : []),
          { label: 'Speaking rate', value: `${SPEAKING_RATE} words a minute` },
          {
            label: 'Language',
            value: language === null ? 'Not known yet' : languageName(language),
          },
        ]}
      />
      {gestures > 0 && (
        <>
          <hr className={styles.rule} />
          <Text variant="caption" tone="subtle">
            A gesture falls on the word that follows it. Marks are left out of captions and of what
            is said.
          </Text>
        </>
      )}
      {waiting !== null && (
        <>
          <hr className={styles.rule} />
          {waiting}
        </>
      )}
    </Panel>
  );
}

/**
 * How long a script takes to read aloud. Updates lag behind typing so that a long script stays responsive.
 */
export function ReadAloud({ script, ...rest }: ReadAloudProps) {
  return <Facts script={useDeferredValue(script)} {...rest} />;
}
