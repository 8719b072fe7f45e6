import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, spyOn, waitFor, within } from 'storybook/test';
import { fillField } from '../../stories/fillField.ts';
import { simulateFullDisk } from '../../stories/simulateFullDisk.ts';
import { withApp } from '../../stories/withApp.tsx';
import { SettingsScreen } from './SettingsScreen.tsx';

const at = (section: string) => ({
  app: { path: `/settings/${section}`, route: '/settings/:section' },
});

const meta = {
  title: 'Screens/Settings',
  component: SettingsScreen,
  decorators: [withApp],
  parameters: at('account'),
} satisfies Meta<typeof SettingsScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Storage that rejects writes, as in some private windows. */
const fullStorage: Story['beforeEach'] = simulateFullDisk;

// Specification: routes.7, settings.2, settings.5
/** The menu links to four panels and marks the current one. */
export const Account: Story = {
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Settings' }));
    await expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Account',
      'Billing',
      'API',
      'Notifications',
    ]);
    await expect(menu.getByRole('link', { name: 'Account' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Maya Lindqvist');
    await expect(canvas.getByLabelText('Email Address')).toHaveValue('demo@lectern.app');
    await expect(canvas.getByLabelText('Company Name (optional)')).toHaveValue('');
    const picture = canvas.getByRole('button', { name: 'Change Picture' });
    await expect(picture).toBeVisible();
    // The design's spacing and its muted '(optional)'.
    const company = canvas.getByText('Company Name');
    const optional = within(company).getByText('(optional)');
    await expect(getComputedStyle(optional).color).not.toBe(getComputedStyle(company).color);
    const profile = canvas.getByRole('heading', { name: 'Profile' });
    const above =
      profile.parentElement?.previousElementSibling?.getBoundingClientRect().bottom ?? 0;
    await expect(Math.round(profile.getBoundingClientRect().top - above)).toBe(32);
  },
};
export const AccountDark: Story = { globals: { theme: 'dark' } };
export const AccountPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
export const AccountRightToLeft: Story = { globals: { direction: 'rtl' } };

// Specification: settings.3, settings.4, settings.7
/** Saved values stay in this browser; the password is validated and discarded. */
export const AccountSaved: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const company = await canvas.findByLabelText('Company Name (optional)');
    await fillField(context, company, 'Northlight Studio');
    await fillField(context, canvas.getByLabelText('Change Password'), 'correct-horse');
    await fillField(context, canvas.getByLabelText('Confirm Password'), 'correct-horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByText('Changes saved on this device.')).toBeVisible();
    await expect(canvas.getByLabelText('Change Password')).toHaveValue('');
    const kept = localStorage.getItem('lectern.settings.demo.account');
    await expect(kept).toContain('Northlight Studio');
    await expect(kept).not.toContain('correct-horse');
  },
};

// Specification: settings.5
/** Every broken rule is reported, in a summary that receives focus and at its field. */
export const AccountRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Full Name'));
    await userEvent.type(canvas.getByLabelText('Email Address'), '{Backspace>4/}');
    await userEvent.type(canvas.getByLabelText('Change Password'), 'short');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(
      await canvas.findByRole('link', { name: "'Full Name' is required" }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Email Address')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
    await expect(canvas.getByLabelText('Confirm Password')).toBeInvalid();
    await expect(localStorage.getItem('lectern.settings.demo.account')).toBeNull();
  },
};

// Specification: settings.7
export const AccountCancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), ' the Second');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Maya Lindqvist');
  },
};

// Specification: settings.4
/** Failure to store is reported, and the typed values stay. */
export const AccountNotKept: Story = {
  beforeEach: fullStorage,
  play: async (context) => {
    const { canvas, userEvent } = context;
    const company = await canvas.findByLabelText('Company Name (optional)');
    await fillField(context, company, 'Northlight');
    await userEvent.click(canvas.getByRole('button', { name: 'Save Changes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/did not keep the change/);
    await expect(canvas.getByLabelText('Company Name (optional)')).toHaveValue('Northlight');
  },
};

async function pngOf(width: number, height: number, color = 'teal'): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = color;
    context.fillRect(0, 0, width, height);
  }
  return new File([await canvas.convertToBlob()], 'me.png', { type: 'image/png' });
}

/** React Aria's file button clicks a hidden input; this is what the browser would pass to it. */
async function choosePicture(canvasElement: HTMLElement, file: File): Promise<void> {
  const input = await waitFor(() => {
    const found = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!found) throw new Error('no file input');
    return found;
  });
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The picture in the form once a chosen file is read. */
async function shownPicture(canvasElement: HTMLElement): Promise<string> {
  return waitFor(() => {
    const source = canvasElement.querySelector('form img')?.getAttribute('src') ?? '';
    if (!source.startsWith('data:image/jpeg')) throw new Error('no picture yet');
    return source;
  });
}

// Specification: settings.6
/**
 * A chosen picture is shown and saved. A large file takes a while to read: Cancel and another file replace
 * it, and a save waits for it.
 */
export const PictureReadLate: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const open: (image: ImageBitmapSource) => Promise<ImageBitmap> = globalThis.createImageBitmap;
    const opening = spyOn(globalThis, 'createImageBitmap');
    /** Chooses a file; the returned function lets it be read. */
    const chooseLate = async (color: string) => {
      let release: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => (release = resolve));
      let opened: Promise<ImageBitmap> | undefined;
      opening.mockImplementationOnce(
        (image: ImageBitmapSource) => (opened = gate.then(() => open(image))),
      );
      await choosePicture(canvasElement, await pngOf(400, 300, color));
      await waitFor(() => expect(opened).toBeDefined());
      return async () => {
        release();
        await opened;
      };
    };
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));

    const readTeal = await chooseLate('teal');
    await press('Cancel');
    await readTeal();
    await expect(await canvas.findByText('Unsaved changes were dropped.')).toBeVisible();
    await expect(canvasElement.querySelector('form img[src^="data:image/jpeg"]')).toBeNull();

    const readNavy = await chooseLate('navy');
    await choosePicture(canvasElement, await pngOf(200, 200, 'gold'));
    const gold = await shownPicture(canvasElement);
    await readNavy();
    await expect(await shownPicture(canvasElement)).toBe(gold);
    await press('Save Changes');
    await expect(await canvas.findByText('Changes saved on this device.')).toBeVisible();
    await expect(localStorage.getItem('lectern.settings.demo.account')).toContain(gold);

    const readPlum = await chooseLate('plum');
    await press('Save Changes');
    await expect(canvas.queryByText('Changes saved on this device.')).toBeNull();
    await readPlum();
    await expect(await canvas.findByText('Changes saved on this device.')).toBeVisible();
    const plum = await shownPicture(canvasElement);
    await expect(plum).not.toBe(gold);
    await expect(localStorage.getItem('lectern.settings.demo.account')).toContain(plum);
    opening.mockRestore();
  },
};

// Specification: settings.6
/** A file is validated by its contents: this one is a picture in name only. */
export const PictureRefused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const script = new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' });
    await choosePicture(canvasElement, script);
    await expect(await canvas.findByText('Choose a PNG or JPG picture.')).toBeVisible();
    await choosePicture(canvasElement, await pngOf(159, 400));
    await expect(
      await canvas.findByText('Choose a picture of at least 160 by 160 pixels.'),
    ).toBeVisible();
  },
};

// Specification: settings.22
/** New features and marketing start off; saved choices stay, and Reset restores the defaults. */
export const Notifications: Story = {
  parameters: at('notifications'),
  play: async ({ canvas, userEvent }) => {
    const isOn = () =>
      canvas.getAllByRole('switch').map((toggle) => (toggle as HTMLInputElement).checked);
    await canvas.findByRole('heading', { name: 'Notifications' });
    await expect(isOn()).toEqual([true, true, false, false, true, true]);
    await userEvent.click(canvas.getByRole('switch', { name: /Marketing/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save Preferences' }));
    await expect(await canvas.findByText('Preferences saved on this device.')).toBeVisible();
    const key = 'lectern.settings.demo.notifications';
    await expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ marketing: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Default' }));
    await expect(isOn()).toEqual([true, true, false, false, true, true]);
    await expect(JSON.parse(localStorage.getItem(key) ?? '')).toMatchObject({ marketing: false });
  },
};
export const NotificationsDark: Story = {
  parameters: at('notifications'),
  globals: { theme: 'dark' },
};
/** The menu is wider than a phone: the current panel's item is scrolled into view. */
export const NotificationsPhone: Story = {
  parameters: at('notifications'),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const current = await canvas.findByRole('link', { name: 'Notifications' });
    const box = current.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    // Scroll positions are whole pixels.
    await expect(box.right).toBeLessThan(window.innerWidth + 1);
  },
};

// Specification: settings.18, settings.19, settings.21
/** Masked until shown; a new key replaces it only after confirmation. */
export const Api: Story = {
  parameters: at('api'),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'API key' });
    await waitFor(() => expect(field).toHaveValue(`lct_test_${'•'.repeat(24)}`));
    await expect(getComputedStyle(field).fontFamily).toMatch(/monospace$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(field).toHaveDisplayValue(/^lct_test_[A-Za-z0-9]{24}$/);
    const first = (field as HTMLInputElement).value;
    const written = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(written).toHaveBeenCalledWith(first));
    written.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'Generate New API Key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Generate New API Key' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(field).not.toHaveDisplayValue(first));
    await expect(localStorage.getItem('lectern.settings.demo.apiKey')).toContain(
      (field as HTMLInputElement).value,
    );
    const usage = within(canvas.getByRole('region', { name: 'Usage' }));
    for (const words of ['Sample data', 'Requests', 'Quota used', 'Apps']) {
      await expect(usage.getAllByText(words)[0]).toBeVisible();
    }
    await expect(canvas.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};
export const ApiDark: Story = { parameters: at('api'), globals: { theme: 'dark' } };
export const ApiPhone: Story = {
  parameters: at('api'),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const topOf = (name: string) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().top;
    await canvas.findByRole('button', { name: 'Copy' });
    await expect(topOf('Show')).toBe(topOf('Copy'));
  },
};

// Specification: settings.18
/** If the browser forbids copying, the key is shown instead, to be copied by hand. */
export const ApiCopyRefused: Story = {
  parameters: at('api'),
  beforeEach: () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    return () =>
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/copy it by hand/);
    await expect(canvas.getByRole('textbox', { name: 'API key' })).toHaveDisplayValue(
      /^lct_test_[A-Za-z0-9]{24}$/,
    );
  },
};

/** If the browser stores nothing, the page still has a key, and tries to store it only once. */
export const ApiNotKept: Story = {
  parameters: at('api'),
  beforeEach: fullStorage,
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'API key' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    await expect(field).toHaveDisplayValue(/^lct_test_[A-Za-z0-9]{24}$/);
    const first = (field as HTMLInputElement).value;
    await userEvent.click(canvas.getByRole('button', { name: 'Generate New API Key' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Generate New API Key' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Generate' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/did not keep the change/);
    await expect(field).not.toHaveDisplayValue(first);
    const put = Reflect.get(IDBObjectStore.prototype, 'put');
    const writes = mocked(put).mock.calls.filter(([record]) =>
      JSON.stringify(record).includes('apiKey'),
    );
    await expect(writes).toHaveLength(2);
  },
};

/** Returns where an element's text ends, in px from the window's edge; its box may extend invisibly. */
function wordsEnd(element: Element): number {
  const words = document.createRange();
  words.selectNodeContents(element);
  return Math.round(words.getBoundingClientRect().right);
}

const COLUMNS = ['Date', 'Description', 'Amount', 'Invoice'];

// Specification: settings.9, settings.17
/** The plan, the card and three charges, all labelled as sample data. */
export const Billing: Story = {
  parameters: at('billing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pro' })).toBeVisible();
    await expect(canvas.getAllByText('Sample data')).toHaveLength(2);
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
    const table = within(await canvas.findByRole('table', { name: 'Billing history' }));
    const headers = table.getAllByRole('columnheader');
    await expect(headers.map((cell) => cell.textContent)).toEqual(COLUMNS);
    await expect(table.getAllByText('$29.00')).toHaveLength(3);
    // The panel, the heading and the last column share one edge.
    const history = within(canvas.getByRole('region', { name: 'Billing history' }));
    const edge = wordsEnd(history.getByText('Sample data'));
    await expect(wordsEnd(table.getByText('Invoice'))).toBe(edge);
    for (const button of table.getAllByText('PDF')) await expect(wordsEnd(button)).toBe(edge);
  },
};
export const BillingDark: Story = { parameters: at('billing'), globals: { theme: 'dark' } };
/** No column is dropped for lack of room. */
export const BillingPhone: Story = {
  parameters: at('billing'),
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Billing history' }));
    const headers = table.getAllByRole('columnheader');
    await expect(headers.map((cell) => cell.textContent)).toEqual(COLUMNS);
    await expect(table.getAllByText('Pro plan, monthly')).toHaveLength(3);
    const edge = wordsEnd(table.getByText('Invoice'));
    for (const words of table.getAllByText('PDF')) await expect(wordsEnd(words)).toBe(edge);
  },
};

// Specification: settings.10
export const PlanChanged: Story = {
  parameters: at('billing'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upgrade Plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Upgrade Plan' }));
    await expect(dialog.getByText('Standard support')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Pro' }));
    await expect(
      await dialog.findByText('Pro is your plan already: choose another one.'),
    ).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: /^Business/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Choose Business' }));
    await expect(await canvas.findByText('The plan is now Business.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Business' })).toBeVisible();
    await expect(canvas.getByText('$79')).toBeVisible();
  },
};

// Specification: settings.11, roles.7
/** Cancelling asks for confirmation; Free has nothing left to cancel, and focus moves to its name. */
export const PlanCancelled: Story = {
  parameters: at('billing'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel Plan' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel Plan' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel Plan' }));
    const free = await canvas.findByRole('heading', { name: 'Free' });
    await expect(canvas.queryByRole('button', { name: 'Cancel Plan' })).not.toBeInTheDocument();
    await waitFor(() => expect(free).toHaveFocus());
  },
};

// Specification: settings.12
/** Only a card's brand and last four digits are stored. */
export const CardChanged: Story = {
  parameters: at('billing'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change Payment Method' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Payment Method' }));
    const field = dialog.getByLabelText('Card number');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('4242 4242 4242 4241');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Card' }));
    await expect(field).toBeInvalid();
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.paste('5555 5555 5555 4444');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Mastercard ending in 4444')).toBeVisible();
    await expect(localStorage.getItem('lectern.settings.demo.billing')).not.toContain('5555');
  },
};

// Specification: settings.13
/** The outcome is announced below the card, by a live region that existed before its text. */
export const AddressChanged: Story = {
  parameters: at('billing'),
  play: async ({ canvas, userEvent }) => {
    const change = await canvas.findByRole('button', { name: 'Update Billing Address' });
    const regions = canvas.getAllByRole('status');
    await userEvent.click(change);
    const dialog = within(await screen.findByRole('dialog', { name: 'Update Billing Address' }));
    await waitFor(() => expect(dialog.getByLabelText('Billing address')).toHaveFocus());
    await userEvent.paste('7 Harbour Lane');
    await userEvent.keyboard('{Enter}');
    await userEvent.paste('Bergen');
    await userEvent.click(dialog.getByRole('button', { name: 'Save Address' }));
    await expect(await canvas.findByText('7 Harbour Lane, Bergen')).toBeVisible();
    const words = await canvas.findByText('The billing address was saved.');
    await expect(regions.filter((region) => region.contains(words))).toHaveLength(1);
    await expect(change.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await waitFor(() => expect(change).toHaveFocus());
  },
};

// Specification: settings.3, calls.25
/** The settings send no requests. */
export const NoCalls: Story = {
  parameters: at('notifications'),
  play: async ({ canvas, userEvent }) => {
    const fetched = spyOn(globalThis, 'fetch');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save Preferences' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset to Default' }));
    for (const name of ['Account', 'Billing', 'API']) {
      await userEvent.click(canvas.getByRole('link', { name }));
    }
    await expect(await canvas.findByRole('heading', { name: 'API key' })).toBeVisible();
    // The request for the current user is sent as the app opens, perhaps only now.
    const asked = fetched.mock.calls.map(([input]) => new Request(input).url);
    await expect(asked.filter((url) => !url.endsWith('/auth/me'))).toEqual([]);
    fetched.mockRestore();
  },
};
