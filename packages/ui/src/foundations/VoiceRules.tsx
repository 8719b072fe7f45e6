import { Heading } from '../components/Text/Heading.tsx';
import { Text } from '../components/Text/Text.tsx';
import { Stack } from '../layout/Stack.tsx';
import * as styles from './Voice.css.ts';
import { VOICE_PAIRS } from './voicePairs.ts';

/** Each rule of the voice with a sentence from the product and one that breaks the rule. */
export function VoiceRules() {
  return (
    <Stack gap={8}>
      {VOICE_PAIRS.map(({ rule, good, bad }) => (
        <Stack key={rule} gap={3}>
          <Heading level={3} variant="h4">
            {rule}
          </Heading>
          <div className={styles.pair}>
            <div className={styles.saying}>
              <Text variant="label" tone="success">
                Like this
              </Text>
              <Text>{good}</Text>
            </div>
            <div className={styles.saying}>
              <Text variant="label" tone="danger">
                Not like this
              </Text>
              <Text tone="muted">{bad}</Text>
            </div>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
