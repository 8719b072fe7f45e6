import { Button, Chip, Dialog, Inline, TextArea } from '@lectern/ui';
import { useState } from 'react';

/** The most common reasons for a rejection. */
const WORDS = ['Cut off', 'Wrong color', 'Moved', 'Not meant', 'Flaky'];

interface RejectDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onReject: (words: string) => void;
}

/** Asks what is wrong, in one sentence, before a picture is rejected. */
export function RejectDialog({ isOpen, onOpenChange, onReject }: RejectDialogProps) {
  const [words, setWords] = useState('');
  const send = () => {
    onReject(words.trim());
    setWords('');
  };
  return (
    <Dialog
      title="What is wrong?"
      description="It goes into the pull request, with the picture and the story."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button variant="ghost" onPress={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="danger" onPress={send}>
            Reject and go on
          </Button>
        </>
      }
    >
      <TextArea
        label="Reason"
        description="Ctrl Enter rejects and goes on."
        value={words}
        onChange={setWords}
        maxLength={500}
        rows={3}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for one sentence; focus moves into it anyway
        autoFocus
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          else event.continuePropagation();
        }}
      />
      <Inline gap={2} flexWrap="wrap">
        {WORDS.map((word) => (
          <Chip
            key={word}
            onPress={() => setWords(words.trim() === '' ? `${word}.` : `${words} ${word}.`)}
          >
            {word}
          </Chip>
        ))}
      </Inline>
    </Dialog>
  );
}
