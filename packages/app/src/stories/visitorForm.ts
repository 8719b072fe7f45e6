import type { HttpHandler } from '@lectern/mocks/handlers';
import type { StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { fillField } from './fillField.ts';
import type { AppParameters } from './withApp.tsx';

type Play = NonNullable<StoryObj['play']>;

interface VisitorForm {
  path: string;
  /** Values by the labels of their fields, in the order of the form. */
  fields: Readonly<Record<string, string>>;
  /** Label of the submit button. */
  submit: string;
}

/** Returns parameters, steps and stories that the forms of Login and Register share. */
export function visitorForm({ path, fields, submit }: VisitorForm) {
  const app: AppParameters = { path, isSignedIn: false };

  const fillIn: Play = async (context) => {
    for (const [label, text] of Object.entries(fields)) {
      await fillField(context, await context.canvas.findByLabelText(label), text);
    }
  };

  const send: Play = async (context) => {
    await fillIn(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: submit }));
  };

  return {
    app,
    parameters: { layout: 'fullscreen', app },
    fillIn,
    send,

    /** The story of a pending form. */
    pending: (handler: HttpHandler): StoryObj => ({
      parameters: { msw: { handlers: [handler] } },
      play: async (context) => {
        await send(context);
        const button = context.canvas.getByRole('button', { name: new RegExp(submit) });
        await waitFor(() => expect(button).toHaveAttribute('data-pending'));
      },
    }),

    /** The story of a rejection: the banner shows its message, and the typed values are still there. */
    refused: (handler: HttpHandler, words: string): StoryObj => ({
      parameters: { msw: { handlers: [handler] } },
      play: async (context) => {
        await send(context);
        await expect(await context.canvas.findByRole('alert')).toHaveTextContent(words);
        for (const [label, text] of Object.entries(fields)) {
          await expect(context.canvas.getByLabelText(label)).toHaveValue(text);
        }
      },
    }),
  };
}
