import { Menu } from '@lectern/ui';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { languageItems } from '../../lib/languageItems.ts';

const DETECT = 'detect';

export interface LanguageMenuProps {
  /** Tag of the script's language, as far as it is known. */
  language: string | null;
  /** Whether the user has set it; otherwise it is detected. */
  isSet: boolean;
  /** Null to detect it again. */
  onChange: (tag: string | null) => void;
  /** A `Button`. */
  trigger: ReactElement;
}

/** Sets the script's language by hand, or leaves it to the words. */
export function LanguageMenu({ language, isSet, onChange, trigger }: LanguageMenuProps) {
  return (
    <Menu
      label="Language of the script"
      trigger={trigger}
      items={[
        { id: DETECT, label: 'Detect the language', ...(!isSet && { icon: Check }) },
        { kind: 'separator', id: 'line' },
        ...languageItems(language).map(({ id, label }) => ({
          id,
          label,
          ...(isSet && id === language && { icon: Check }),
        })),
      ]}
      onAction={(id) => onChange(id === DETECT ? null : String(id))}
    />
  );
}
