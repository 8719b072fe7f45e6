import { Button, Dialog, SegmentedControl } from '@lectern/ui';
import { Monitor, Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { chooseTheme, readTheme } from './theme.ts';

export interface ThemeDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The choice of theme; takes effect at once and is kept in this browser. */
export function ThemeDialog({ isOpen, onOpenChange }: ThemeDialogProps) {
  const [theme, setTheme] = useState(readTheme);
  return (
    <Dialog
      title="Theme"
      description="Kept in this browser."
      size="sm"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={<Button onPress={() => onOpenChange(false)}>Done</Button>}
    >
      <SegmentedControl
        label="Theme"
        items={[
          { id: 'system', label: 'System', icon: Monitor },
          { id: 'light', label: 'Light', icon: Sun },
          { id: 'dark', label: 'Dark', icon: Moon },
        ]}
        selectedKey={theme}
        onSelectionChange={(next) => {
          chooseTheme(next);
          setTheme(next);
        }}
      />
    </Dialog>
  );
}
