import {
  Button,
  Checkbox,
  Form,
  IconButton,
  Inline,
  Popover,
  Stack,
  Text,
  TextField,
} from '@lectern/ui';
import { Speech, Square, Volume2 } from 'lucide-react';
import { useState } from 'react';
import { sensesOf } from './senses.ts';
import { type Pronunciation, sayable, type SpokenWord } from './scriptMarks.ts';

export interface PronunciationPopoverProps {
  isDisabled: boolean;
  /** Returns the word at the caret; called when the popover opens. */
  wordAtCaret: () => SpokenWord | null;
  onSave: (word: SpokenWord, pronunciation: Pronunciation) => void;
  /** Reads the text aloud; null if that is not possible. */
  listen: { isPending: boolean; isPlaying: boolean; onToggle: (says: string) => void } | null;
}

/** The pronunciation of the word at the caret: at this place, or everywhere in the script. */
export function PronunciationPopover({
  isDisabled,
  wordAtCaret,
  onSave,
  listen,
}: PronunciationPopoverProps) {
  const [word, setWord] = useState<SpokenWord | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={word ? `Pronunciation of ${word.text}` : 'Pronunciation'}
      width={336}
      isOpen={isOpen}
      onOpenChange={(opens) => {
        if (opens) setWord(wordAtCaret());
        setOpen(opens);
      }}
      trigger={
        <Button variant="ghost" size="sm" icon={Speech} isDisabled={isDisabled}>
          Pronunciation
        </Button>
      }
    >
      {word ? (
        <WordForm
          key={`${word.from} ${word.text}`}
          word={word}
          listen={listen}
          onSave={(pronunciation) => {
            onSave(word, pronunciation);
            setOpen(false);
          }}
        />
      ) : (
        <Text variant="small" tone="muted">
          Put the caret into a word of your script first, then say here how it sounds.
        </Text>
      )}
    </Popover>
  );
}

interface WordFormProps extends Pick<PronunciationPopoverProps, 'listen'> {
  word: SpokenWord;
  onSave: (pronunciation: Pronunciation) => void;
}

function WordForm({ word, listen, onSave }: WordFormProps) {
  const [says, setSays] = useState(word.says ?? '');
  const [everywhere, setEverywhere] = useState(true);
  const senses = sensesOf(word.text);
  const isSayable = /[\p{L}\p{N}]/u.test(sayable(says));
  return (
    <Form onSubmit={() => isSayable && onSave({ says, everywhere })}>
      <Stack gap={3}>
        <TextField
          label={`Say “${word.text}” as`}
          value={says}
          onChange={setSays}
          maxLength={120}
          // The popover was opened for this field.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          trailing={
            listen && (
              <IconButton
                icon={listen.isPlaying ? Square : Volume2}
                size="sm"
                aria-label={listen.isPlaying ? 'Stop' : 'Listen'}
                isPending={listen.isPending}
                isDisabled={!isSayable}
                onPress={() => listen.onToggle(sayable(says))}
              />
            )
          }
        />
        {senses.length > 0 && (
          <Inline gap={2} role="group" aria-label="As in">
            {senses.map(({ label, says: reading }) => (
              <Button
                key={label}
                size="sm"
                onPress={() => {
                  setSays(reading);
                  // Another place may use the other sense.
                  setEverywhere(false);
                }}
              >
                {label}
              </Button>
            ))}
          </Inline>
        )}
        <Checkbox isSelected={everywhere} onChange={setEverywhere}>
          Everywhere in this script
        </Checkbox>
        <Inline gap={2} justifyContent="space-between">
          {word.says === null ? (
            <span />
          ) : (
            <Button variant="ghost" size="sm" onPress={() => onSave({ says: null, everywhere })}>
              Remove
            </Button>
          )}
          <Button size="sm" type="submit" isDisabled={!isSayable}>
            Save
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
