// @vitest-environment jsdom
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { Button } from '../components/Button/Button.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import { Menu } from '../components/Menu/Menu.tsx';
import { toast } from '../components/Toast/toastQueue.ts';
import { ToastRegion } from '../components/Toast/ToastRegion.tsx';
import { afterChange, afterKeys, readOn, startReading } from './listen.tsx';

function Deletion() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <ConfirmDialog
        title="Delete this video?"
        confirmLabel="Delete video"
        tone="danger"
        isOpen={isOpen}
        onOpenChange={setOpen}
        onConfirm={() => setOpen(false)}
      >
        “Spring launch” goes for good.
      </ConfirmDialog>
    </>
  );
}

describe('Dialog', () => {
  test('is announced with its title and starts on the safe choice', async () => {
    await startReading(<Deletion />);
    expect(await afterKeys('Tab', 'Enter')).toMatchInlineSnapshot(`
      [
        "button, Delete",
        "alertdialog, Delete this video?",
        "button, Cancel",
        "assertive: Delete this video?",
      ]
    `);
  });

  test('hides the page behind it', async () => {
    await startReading(<Deletion />);
    await afterKeys('Tab', 'Enter');
    expect(await readOn()).toMatchInlineSnapshot(`
      [
        "button, Delete video",
        "end of alertdialog, Delete this video?",
      ]
    `);
  });
});

describe('Menu', () => {
  test('announces its trigger with its subject and its items in order', async () => {
    // The items are loaded lazily; preload them so that they are ready when the button takes focus.
    await import('../components/Menu/MenuList.tsx');
    await startReading(
      <Menu
        trigger={<IconButton icon={EllipsisVertical} aria-label="Actions for Spring launch" />}
        label="Actions for Spring launch"
        items={[
          { id: 'rename', label: 'Rename' },
          { kind: 'separator', id: 'line' },
          { id: 'delete', label: 'Delete', tone: 'danger' },
        ]}
      />,
    );
    expect(await afterKeys('Tab', 'Enter', 'ArrowDown')).toMatchInlineSnapshot(`
      [
        "button, Actions for Spring launch, not expanded, has popup menu",
        "dialog, Actions for Spring launch",
        "menu, Actions for Spring launch, orientated vertically",
        "menuitem, Rename, position 1, set size 2",
        "menuitem, Delete, position 2, set size 2",
      ]
    `);
  });
});

describe('Toast', () => {
  test('is announced once, without moving focus', async () => {
    await startReading(
      <>
        <Button>Save</Button>
        <ToastRegion />
      </>,
    );
    await afterKeys('Tab');
    const said = await afterChange(() => {
      toast.show({ tone: 'success', children: 'Title saved', timeout: null });
    });
    expect(said).toMatchInlineSnapshot(`
      [
        "assertive: Title saved",
      ]
    `);
    expect(document.activeElement?.textContent).toBe('Save');
    await afterChange(() => toast.clear());
  });
});
