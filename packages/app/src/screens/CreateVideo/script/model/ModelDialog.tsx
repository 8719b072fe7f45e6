import { Button, Checkbox, Dialog, FactList, Stack, Text } from '@lectern/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import type { ModelWriting } from './useModelWriting.ts';

/** Asks before the browser downloads its language model. */
export function ModelDialog({ isAsking, answer }: Pick<ModelWriting, 'isAsking' | 'answer'>) {
  const [isLast, setLast] = useState(false);
  return (
    <Dialog
      size="sm"
      title="Write with your browser’s model?"
      isOpen={isAsking}
      onOpenChange={(isOpening) => isOpening || answer({ wantsModel: false, isLast })}
      actions={
        <>
          <Button onPress={() => answer({ wantsModel: false, isLast })}>
            Use Lectern’s writer
          </Button>
          <Button
            variant="primary"
            icon={Download}
            onPress={() => answer({ wantsModel: true, isLast })}
          >
            Download
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Text tone="muted">
          Your browser can write scripts on this device; your words do not leave it. The model is
          downloaded once, and every site shares it.
        </Text>
        <FactList
          items={[
            { label: 'Download', value: 'Size not told by the browser' },
            { label: 'Meanwhile', value: 'Lectern’s writer writes' },
          ]}
        />
        <Checkbox isSelected={isLast} onChange={setLast}>
          Do not ask again
        </Checkbox>
      </Stack>
    </Dialog>
  );
}
