import type { HttpHandler } from '@lectern/mocks/handlers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { ScriptSentence } from '../../../backend/voiceRecordings.ts';
import { withApp } from '../../../stories/withApp.tsx';
import { CreateVideoScreen } from '../CreateVideoScreen.tsx';
import { keptUpTo, ownProjects, storyRecordings, storyScript } from '../stories/storyRecordings.ts';
import { SENTENCES } from '../stories/storySentences.ts';
import { atStep, DARK, endpoints, PHONE } from '../stories/wizardStory.ts';

const at = (sentences: ScriptSentence[], ...handlers: HttpHandler[]) =>
  atStep('avatar', ownProjects.audio, handlers, { backend: storyRecordings(sentences).backend });

const meta = {
  title: 'Screens/Create video/Avatar, own voice',
  component: CreateVideoScreen,
  decorators: [withApp],
  parameters: at(keptUpTo(12)),
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof CreateVideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const says =
  (title: string, text: RegExp, action: string): Story['play'] =>
  async ({ canvas }) => {
    const bar = await canvas.findByRole('region', { name: 'Your voice' });
    await expect(bar).toHaveTextContent(title);
    await expect(bar).toHaveTextContent(text);
    await expect(within(bar).getByRole('button', { name: action })).toBeEnabled();
    // A voice can speak the rest, so nothing is blocked.
    const generate = canvas.getByRole('button', { name: 'Generate Video' });
    await waitFor(() => expect(generate).toBeEnabled());
  };

export const AllRecorded: Story = {
  parameters: at(keptUpTo(12), endpoints.listAvatars.ok),
  play: says('Your voice speaks all 12 sentences', /recorded on this device\./, 'Hear it'),
};

const partly = storyScript(SENTENCES.map((_, at) => (at === 5 || at === 9 ? null : 'fits')));
export const PartlyRecorded: Story = {
  parameters: at(partly),
  play: says(
    'Your voice speaks 10 of 12 sentences',
    /Olivia speaks sentences 6 and 10 until you record them\./,
    'Record the 2 left',
  ),
};
export const PartlyPhone: Story = { ...PartlyRecorded, globals: PHONE };
export const PartlyDark: Story = { ...PartlyRecorded, globals: DARK };
export const PartlyRightToLeft: Story = { ...PartlyRecorded, globals: { direction: 'rtl' } };

export const SentenceChanged: Story = {
  parameters: at(
    keptUpTo(12).map((sentence, place) =>
      place === 7 ? { ...sentence, takes: [], keptTakeId: null, isChanged: true } : sentence,
    ),
  ),
  play: says(
    'Sentence 8 was changed after you recorded it',
    /Olivia speaks it until you record it again\. The other 11 are yours\./,
    'Record sentence 8',
  ),
};

export const KeptButDifferent: Story = {
  parameters: at(storyScript(SENTENCES.map((_, at) => (at === 7 ? 'differs' : 'fits')))),
  play: says(
    'Sentence 8 sounds different from the script',
    /You kept it\. The captions show the script, not what was said\./,
    'Hear it',
  ),
};

export const RecordingsGone: Story = {
  parameters: at(keptUpTo(0)),
  play: says(
    'Your recordings are not on this device',
    /Made in another browser, or deleted\. Olivia speaks all 12 meanwhile\./,
    'Record again',
  ),
};
