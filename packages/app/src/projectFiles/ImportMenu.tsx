import { Button, Menu, type MenuEntry } from '@lectern/ui';
import { FileBraces, Upload } from 'lucide-react';

export interface ImportMenuProps {
  /** Opens the picker for project files. */
  onProjectFile: () => void;
  /** Items for other kinds of files, below the project file's. */
  others?: readonly MenuEntry[];
}

/** The menu of what can be imported into My Videos. */
export function ImportMenu({ onProjectFile, others = [] }: ImportMenuProps) {
  return (
    <Menu
      label="Import"
      width={304}
      trigger={<Button icon={Upload}>Import</Button>}
      items={[
        {
          id: 'project-file',
          label: 'Project file',
          description: 'One video as a draft, .lectern.json',
          icon: FileBraces,
          onAction: onProjectFile,
        },
        ...others,
      ]}
    />
  );
}
