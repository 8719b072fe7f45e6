import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { tabId } from '../../../lib/page/tab.ts';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import { PROMPT, storyWriter, WRITTEN } from '../stories/storyWriter.ts';
import {
  withoutProject,
  DARK,
  endpoints,
  NARROW,
  onThisDevice,
  PHONE,
} from '../stories/wizardStory.ts';
import { draftKey, newDraftAddress } from '../wizard/draftAddress.ts';
import { draftOf, serialiseDraft } from '../wizard/draftStore.ts';
import { EMPTY_JOURNEY } from '../wizard/journey.ts';

const { generateScript } = endpoints;
const written = withoutProject('script', [
  generateScript.answering({ id: 'scr_9', text: WRITTEN }),
]);

const meta = {
  title: 'Screens/Create video/Script/Script written',
  id: 'screens-create-video-script-written',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: {
    ...written,
    app: { ...written.app, backend: { ...onThisDevice(), writer: storyWriter } },
  },
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function generate(canvas: Canvas): Promise<HTMLTextAreaElement> {
  const area = await canvas.findByRole('textbox', { name: 'Script' });
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('no text area');
  await userEvent.click(canvas.getByRole('textbox', { name: 'What is your video about?' }));
  await userEvent.paste(PROMPT);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(area).toHaveValue(WRITTEN));
  await canvas.findByText('Written by Lectern’s writer');
  return area;
}
const selected = (area: HTMLTextAreaElement): string =>
  area.value.slice(area.selectionStart, area.selectionEnd);
const facts = async (canvas: Canvas) =>
  within(await canvas.findByRole('group', { name: 'From your prompt' }));

/** The author, and each fact of the prompt: pressing one shows it in the text. */
export const Written: Story = {
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    const group = await facts(canvas);
    await expect(group.getAllByRole('button')).toHaveLength(5);
    await userEvent.click(group.getByRole('button', { name: 'Marien Clinic' }));
    await expect(area).toHaveFocus();
    await expect(selected(area)).toBe('Marien Clinic');
  },
};
export const WrittenDark: Story = { ...Written, globals: DARK };
export const WrittenOnAPhone: Story = { ...Written, globals: PHONE };
export const WrittenNarrow: Story = { ...Written, globals: NARROW };

/**
 * Gaps are counted, each is one press away, and typing replaces it. A fact that was removed can be added
 * again.
 */
export const Gaps: Story = {
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    await expect(await canvas.findByRole('heading', { name: '2 gaps to fill' })).toBeVisible();
    await expect(canvas.getByText('Still to say: the time and the room.')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /no voice can speak/ })).toBeNull();
    const next = () => userEvent.click(canvas.getByRole('button', { name: 'Next gap' }));
    await next();
    await expect(selected(area)).toBe('[the time]');
    await next();
    await expect(selected(area)).toBe('[the room]');
    await next();
    await expect(selected(area)).toBe('[the time]');
    await userEvent.keyboard('9:30');
    await expect(await canvas.findByRole('heading', { name: '1 gap to fill' })).toBeVisible();
    await expect(area.value).toContain('27 November at 9:30 in [the room].');
    const group = await facts(canvas);
    await userEvent.click(group.getByRole('button', { name: '40 seconds' }));
    await userEvent.keyboard('a while');
    await userEvent.click(await group.findByRole('button', { name: 'Add 40 seconds' }));
    await expect(area.value).toMatch(/See you there\. 40 seconds\.$/);
    await expect(await group.findByRole('button', { name: '40 seconds' })).toBeVisible();
  },
};

/** Continue asks once; after that, gaps are up to the user. */
export const ContinueWithGaps: Story = {
  play: async ({ canvas }) => {
    const area = await generate(canvas);
    await canvas.findByRole('heading', { name: '2 gaps to fill' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const dialog = await screen.findByRole('alertdialog', { name: '2 gaps to fill' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Fill in' }));
    await waitFor(() => expect(selected(area)).toBe('[the time]'));
    await expect(area).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByRole('heading', { name: 'Choose a voice' })).toBeVisible();
  },
};

/** The dialog's other answer. */
export const ContinueAnyway: Story = {
  play: async ({ canvas }) => {
    await generate(canvas);
    await canvas.findByRole('heading', { name: '2 gaps to fill' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Continue anyway' }));
    await expect(await canvas.findByRole('heading', { name: 'Choose a voice' })).toBeVisible();
  },
};

let answerPrompt: (() => void) | undefined;

/** Words that were typed while a script was generated are the user's again after Undo. */
export const TypedMeanwhile: Story = {
  parameters: withoutProject('script', [
    generateScript.answering(async () => {
      await new Promise<void>((resolve) => {
        answerPrompt = resolve;
      });
      return { id: 'scr_9', text: WRITTEN };
    }),
  ]),
  beforeEach: () => {
    answerPrompt = undefined;
  },
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('textbox', { name: 'Script' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'What is your video about?' }));
    await userEvent.paste(PROMPT);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(answerPrompt).toBeDefined());
    await userEvent.type(area, 'My own words.');
    answerPrompt?.();
    await canvas.findByText('Written by Lectern’s writer');
    area.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(area).toHaveValue('My own words.'));
    await expect(canvas.queryByText('Written by Lectern’s writer')).toBeNull();
  },
};

/** The author and the prompt are kept with the draft. */
export const AfterAReload: Story = {
  beforeEach() {
    const source = { by: 'browser', prompt: PROMPT } as const;
    const draft = draftOf(
      { ...EMPTY_JOURNEY, prompt: PROMPT, script: WRITTEN, source },
      { isUnsent: true, takenVisits: [], writer: tabId() },
    );
    localStorage.setItem(draftKey(newDraftAddress('demo')), serialiseDraft(draft));
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Written by your browser’s model, on this device');
    await expect((await facts(canvas)).getAllByRole('button')).toHaveLength(5);
    await expect(canvas.getByRole('textbox', { name: 'Script' })).toHaveValue(WRITTEN);
  },
};
