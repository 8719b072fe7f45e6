import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { unbroken } from '../../fixtures/longText.ts';
import { amara, maya } from '../../fixtures/pictures.ts';
import { staysInWindow } from '../../fixtures/staysInWindow.ts';
import { Button } from '../Button/Button.tsx';
import { FileField, type FileFieldProps } from './FileField.tsx';

/** Creates a one-pixel PNG file. */
function png(name: string): File {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png', lastModified: 1 });
}

/** Creates a file that reports the given size without holding the bytes. */
function large(name: string, bytes: number): File {
  const file = png(name);
  Object.defineProperty(file, 'size', { get: () => bytes });
  return file;
}

const picture = async (src: string, name: string) =>
  new File([await (await fetch(src)).blob()], name, { type: 'image/svg+xml', lastModified: 1 });

/** Checks the first bytes, which are fixed in a PNG. */
async function validatePng(file: File) {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x89 && second === 0x50
    ? null
    : 'It is not a PNG image, whatever its name says.';
}

const meta = {
  title: 'Components/Forms/FileField',
  id: 'components-filefield',
  component: FileField,
  tags: ['form', 'upload', 'files', 'drop'],
  args: {
    label: 'Reference images',
    addLabel: 'Add images',
    accept: ['image/png', 'image/jpeg', 'image/webp'],
    typesLabel: 'JPEG, PNG or WebP images',
    typeErrorMessage: 'Reference files must be images.',
    maxSize: 10e6,
    maxCount: 5,
    files: [],
    onChange: fn(),
  },
  render: function Held({ onChange, ...args }: FileFieldProps) {
    const [files, setFiles] = useState(args.files);
    return (
      <FileField
        {...args}
        files={files}
        onChange={(next) => {
          setFiles(next);
          onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The hidden input that receives the files of the dialog. It has no role: the button opens the dialog. */
const inputOf = (canvasElement: HTMLElement) => {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  return input;
};

const choose = (canvasElement: HTMLElement, files: File[]) =>
  // The dialog's own filter is only a suggestion: any file can come through.
  userEvent.upload(inputOf(canvasElement), files, { applyAccept: false });

const named = (args: Partial<FileFieldProps>) => {
  const calls = (args.onChange as ReturnType<typeof fn>).mock.calls;
  return (calls.at(-1)?.[0] as File[] | undefined)?.map(({ name }) => name);
};

const withPictures: Story = {
  loaders: [
    async () => ({
      files: [await picture(amara, 'founder-front.svg'), await picture(maya, 'founder-desk.svg')],
    }),
  ],
  render: function Loaded(args, { loaded }) {
    const [files, setFiles] = useState<readonly File[]>(loaded.files as File[]);
    return <FileField {...args} files={files} onChange={setFiles} />;
  },
};

const refusedOne: Story['play'] = async ({ canvasElement }) => {
  await choose(canvasElement, [new File(['%PDF'], 'brand-guide.pdf', { type: 'application/pdf' })]);
  await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
    'brand-guide.pdf was not added. Reference files must be images.',
  );
};

/** The limits are stated before anything is chosen, and describe the button. */
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Add images/ });
    await expect(button).toHaveAccessibleDescription(
      'JPEG, PNG or WebP images, up to 10 MB each, 5 at most.',
    );
    await expect(within(canvasElement).getByRole('group')).toHaveAccessibleName('Reference images');
  },
};
export const WithFilesAndAnError: Story = { ...withPictures, play: refusedOne };
export const Dark: Story = { ...WithFilesAndAnError, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...withPictures, globals: { direction: 'rtl' } };
export const ForcedColors: Story = { ...withPictures, globals: { forcedColors: 'active' } };

export const Hover: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Add images/ });
    await userEvent.hover(button);
    await expect(button).toHaveAttribute('data-hovered', 'true');
  },
};

/** Pressed, then released elsewhere so that no system dialog opens. */
export const Pressed: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: /Add images/ });
    // A single session keeps the button down between the two calls.
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(button).toHaveAttribute('data-pressed', 'true');
    await user.pointer({ keys: '[/MouseLeft]', target: canvasElement });
    await expect(button).not.toHaveAttribute('data-pressed');
  },
};
export const Disabled: Story = {
  ...withPictures,
  args: { isDisabled: true },
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button).toBeDisabled();
    }
  },
};
export const Invalid: Story = { args: { errorMessage: 'Please add at least one image' } };
export const NarrowLargeText: Story = {
  ...withPictures,
  globals: { viewport: { value: 'mobile1' }, textSize: '200' },
  play: staysInWindow,
};

export const Browse: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, [png('one.png'), png('two.png')]);
    await waitFor(() => expect(named(args)).toEqual(['one.png', 'two.png']));
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('2 files added.');
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(2);
  },
};

const drag = (target: Element, kinds: readonly string[], dataTransfer: DataTransfer) => {
  for (const kind of kinds) {
    target.dispatchEvent(
      new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true, clientX: 1 }),
    );
  }
};

export const Drop: Story = {
  play: async ({ canvasElement, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(png('dropped.png'));
    // React Aria asks for the file system entry, which an item added by a script does not have.
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isFile: true,
    } as FileSystemEntry);
    const target = within(canvasElement).getByRole('button', { name: /Add images/ });
    drag(target, ['dragenter', 'dragover'], dataTransfer);
    await waitFor(() => expect(target.parentElement).toHaveAttribute('data-drop-target', 'true'));
    drag(target, ['drop'], dataTransfer);
    await waitFor(() => expect(named(args)).toEqual(['dropped.png']));
    entry.mockRestore();
    await expect(target.parentElement).not.toHaveAttribute('data-drop-target');
  },
};

/** A folder is refused by name, text is refused, and a drag that leaves the field adds nothing. */
export const DropsRefused: Story = {
  play: async ({ canvasElement, args }) => {
    const target = within(canvasElement).getByRole('button', { name: /Add images/ });
    const words = new DataTransfer();
    words.setData('text/plain', 'words');
    drag(target, ['dragenter', 'dragleave'], words);
    await expect(target.parentElement).not.toHaveAttribute('data-drop-target');
    drag(target, ['dragover', 'drop'], words);
    const alert = within(canvasElement).getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Nothing was added. That was not a file.'));
    const folder = new DataTransfer();
    folder.items.add(png('holiday'));
    // An item added by a script has no file system entry.
    const entry = spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({
      isDirectory: true,
      name: 'holiday',
    } as FileSystemEntry);
    drag(target, ['dragover', 'drop'], folder);
    entry.mockRestore();
    await waitFor(() =>
      expect(alert).toHaveTextContent('holiday was not added. Folders cannot be added.'),
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Files can be pasted anywhere on the field, whatever has focus in it, and are added only once. */
export const Paste: Story = {
  play: async ({ canvasElement, args }) => {
    const paste = async (name: string) => {
      const clipboardData = new DataTransfer();
      clipboardData.items.add(png(name));
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
      await waitFor(() => expect(named(args)?.at(-1)).toBe(name));
    };
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName(/Drop or paste files/);
    await paste('first.png');
    within(canvasElement).getByRole('button', { name: 'Remove first.png' }).focus();
    await paste('second.png');
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(within(canvasElement).queryByText(/not added/)).toBeNull();
  },
};

/** Focus moves to the next file, then to the previous one, then to the Add button. */
export const RemoveByKeyboard: Story = {
  args: { files: [png('one.png'), png('two.png'), png('three.png')] },
  play: async ({ canvasElement, args }) => {
    const button = (name: string) => within(canvasElement).getByRole('button', { name });
    button('Remove two.png').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Remove three.png')).toHaveFocus());
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('two.png removed.');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(button('Remove one.png')).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: /Add images/ })).toHaveFocus(),
    );
    await expect(named(args)).toEqual([]);
  },
};

/** Every object URL made for a thumbnail is revoked, with its file or with the field. */
export const AddressesGivenBack: Story = {
  render: function Leaving(args) {
    const [files, setFiles] = useState<readonly File[]>([png('one.png'), png('two.png')]);
    const [isHere, setHere] = useState(true);
    return (
      <>
        {isHere && <FileField {...args} files={files} onChange={setFiles} />}
        <Button onPress={() => setHere(false)}>Leave</Button>
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const revoke = spyOn(URL, 'revokeObjectURL');
    const addresses = () =>
      Array.from(canvasElement.querySelectorAll('img'), ({ src }) => src).toSorted();
    await waitFor(() => expect(addresses()).toHaveLength(2));
    const made = addresses();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one.png' }));
    await waitFor(() => expect(revoke).toHaveBeenCalledTimes(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(revoke).toHaveBeenCalledTimes(2));
    await expect(revoke.mock.calls.map(([url]) => url).toSorted()).toEqual(made);
    revoke.mockRestore();
  },
};

/** At the limit the Add button is removed, and focus stays in the field. */
export const Full: Story = {
  args: { maxCount: 2, files: [png('one.png')] },
  play: async ({ canvasElement, args }) => {
    const add = within(canvasElement).getByRole('button', { name: /Add images/ });
    add.focus();
    await choose(canvasElement, [png('two.png')]);
    await waitFor(() => expect(add).not.toBeInTheDocument());
    await waitFor(() =>
      expect(within(canvasElement).getByRole('group')).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
    await expect(named(args)).toEqual(['one.png', 'two.png']);
  },
};

export const SingleIsReplaced: Story = {
  args: { maxCount: 1, label: 'Picture', addLabel: 'Change picture', files: [png('old.png')] },
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, [png('new.png')]);
    await waitFor(() => expect(named(args)).toEqual(['new.png']));
  },
};

export const TooLarge: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement, [large('poster.png', 60e6)]);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'poster.png (60 MB) was not added. A file can have 10 MB at most.',
    );
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ZeroBytes: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [new File([], 'nothing.png', { type: 'image/png' })]);
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'nothing.png was not added. A file must not be empty.',
    );
  },
};

/** The same refusal twice is two alerts: the second is a new element, which is read out. */
export const SvgNotListed: Story = {
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'));
    const chooseSvg = () =>
      choose(canvasElement, [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })]);
    await chooseSvg();
    const first = await alert.findByText(/^logo\.svg was not added\./);
    await chooseSvg();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(alert.getByText(/^logo\.svg was not added\./)).toBeVisible();
  },
};

/** Its name and type say PNG; its bytes do not. */
export const RenamedExecutable: Story = {
  args: { validate: validatePng },
  play: async ({ canvasElement, args }) => {
    const disguised = new File(['MZ\u0090\u0000'], 'holiday.png', { type: 'image/png' });
    await choose(canvasElement, [disguised, png('real.png')]);
    await expect(await within(canvasElement).findByText(/holiday.png/)).toHaveTextContent(
      'holiday.png was not added. It is not a PNG image, whatever its name says.',
    );
    await expect(named(args)).toEqual(['real.png']);
  },
};

export const UnreadableContent: Story = {
  args: { validate: () => Promise.reject(new Error('disk')) },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [png('gone.png')]);
    await expect(await within(canvasElement).findByText(/gone.png/)).toHaveTextContent(
      'It could not be read.',
    );
  },
};

/** The first five files are added; one sentence covers the other thirty-five. */
export const FortyFiles: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(
      canvasElement,
      Array.from({ length: 40 }, (_, index) => png(`${index + 1}.png`)),
    );
    await waitFor(() => expect(named(args)).toHaveLength(5));
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      '6.png, 7.png, 8.png and 32 more were not added. 5 files at most.',
    );
  },
};

export const SameFileTwice: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, [png('one.png'), png('one.png')]);
    await expect(await within(canvasElement).findByText(/not added/)).toHaveTextContent(
      'one.png was not added. It is in the list already.',
    );
  },
};

/**
 * Names are shown as text, never as markup; long ones keep their extension; direction marks are removed.
 */
export const HostileNames: Story = {
  args: {
    files: [
      png(`${unbroken}.png`),
      png('<img src=x onerror=alert(1)>.png'),
      png('holiday\u202Egnp.exe'),
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Northlight.*….*\.png$/)).toBeInTheDocument();
    await expect(canvas.getByText('<img src=x onerror=alert(1)>.png')).toBeInTheDocument();
    await expect(canvas.getByText('holidaygnp.exe')).toBeInTheDocument();
    await staysInWindow();
  },
};
