import { KeyboardShortcutsSheet, type KeyboardShortcutGroup, Switch } from '@lectern/ui';

const GROUPS: readonly KeyboardShortcutGroup[] = [
  {
    title: 'Judge',
    shortcuts: [
      { label: 'Accept', keys: ['a'] },
      { label: 'Accept the rest of the component', keys: ['Shift', 'a'] },
      { label: 'Reject', keys: ['r'] },
      { label: 'Later', keys: ['s'] },
      { label: 'Undo', keys: ['z'] },
    ],
  },
  {
    title: 'Conflict',
    shortcuts: [
      { label: 'Keep main’s', keys: ['m'] },
      { label: 'Take this branch’s', keys: ['b'] },
      { label: 'Merge main and picture again', keys: ['p'] },
    ],
  },
  {
    title: 'Look',
    shortcuts: [
      { label: 'Next and previous', keys: ['j', 'k'], press: 'or' },
      { label: 'Beside, slider, onion skin, difference', keys: ['1', '2', '3', '4'], press: 'or' },
      { label: 'Move the slider', keys: ['ArrowLeft', 'ArrowRight'], press: 'or' },
      { label: 'Next place that differs', keys: ['n'] },
      { label: 'Show before while held', keys: [' '] },
      { label: 'Show this sheet', keys: ['?'] },
    ],
  },
];

interface KeysSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  areKeysOn: boolean;
  onKeysChange: (areOn: boolean) => void;
}

/** A sheet of all keys of the review, with the switch that turns them off. */
export function KeysSheet({ isOpen, onOpenChange, areKeysOn, onKeysChange }: KeysSheetProps) {
  return (
    <KeyboardShortcutsSheet
      groups={GROUPS}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      footerStart={
        <Switch isSelected={areKeysOn} onChange={onKeysChange}>
          Single keys
        </Switch>
      }
    />
  );
}
