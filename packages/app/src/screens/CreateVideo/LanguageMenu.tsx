import { Menu } from '@lectern/ui';
import { Check } from 'lucide-react';
import type { ReactElement } from 'react';
import { languageItems } from '../../lib/format/languageItems.ts';

const DETECT = 'detect';

export interface LanguageMenuProps {
  /** Tag of the script's language; null if unknown. */
  language: string | null;
  /** Whether the user has set the language; otherwise it is detected. */
  isSet: boolean;
  /** Called with null to detect the language again. */
  onChange: (tag: string | null) => void;
  /** A `Button`. */
  trigger: ReactElement;
}

/** A menu that sets the script's language, or leaves it to be detected from the text. */
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
