import { Button, Disclosure, Text, toast } from '@lectern/ui';
import { Copy } from 'lucide-react';

export interface FailureDetailsProps {
  /** Technical facts for support, one per line. */
  children: string;
}

async function copy(details: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(details);
    toast.show({ tone: 'success', children: 'Details copied' });
  } catch {
    toast.show({ tone: 'danger', children: 'The details could not be copied.' });
  }
}

/** The technical reason why a render failed, collapsed. */
export function FailureDetails({ children }: FailureDetailsProps) {
  return (
    <Disclosure
      title="Technical details"
      trailing={
        <Button variant="ghost" size="sm" icon={Copy} onPress={() => void copy(children)}>
          Copy
        </Button>
      }
    >
      {children.split('\n').map((line) => (
        <Text key={line} variant="code" tone="muted">
          {line}
        </Text>
      ))}
    </Disclosure>
  );
}
