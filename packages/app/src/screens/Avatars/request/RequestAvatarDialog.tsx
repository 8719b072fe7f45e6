import {
  customRequestMessage,
  isApiError,
  isSignInNeeded,
  requestCustomAvatar,
  useApiClient,
} from '@lectern/api-client';
import { Button, Dialog, Form } from '@lectern/ui';
import { useId, useRef, useState } from 'react';
import { useUnmount } from '../../../lib/useUnmount.ts';
import { RequestAvatarFields } from './RequestAvatarFields.tsx';
import { RequestSentDialog } from './RequestSentDialog.tsx';
import {
  EMPTY_REQUEST,
  isFilled,
  REQUEST_FIELDS,
  requestErrors,
  type RequestValues,
  toRequest,
} from './requestForm.ts';
import { inOrder, useMessages } from '../../../lib/forms/useMessages.ts';
import { UploadProgress } from '../../../avatars/UploadProgress.tsx';

export interface RequestAvatarDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

const sendingWords = (count: number) =>
  count === 0
    ? 'Sending your request'
    : `Sending your request with ${count === 1 ? '1 image' : `${count} images`}`;

/**
 * Requests a custom avatar (specification section 2, Request Custom Avatar dialog). Success is confirmed
 * for 3 seconds, then everything is reset.
 */
export function RequestAvatarDialog({ isOpen, onOpenChange }: RequestAvatarDialogProps) {
  const client = useApiClient();
  const formId = useId();
  const [values, setValues] = useState<RequestValues>(EMPTY_REQUEST);
  const messages = useMessages(values, requestErrors);
  const [failure, setFailure] = useState<string | null>(null);
  const [stage, setStage] = useState<'filling' | 'sending' | 'sent'>('filling');
  const [progress, setProgress] = useState<number | null>(null);
  // Kept while the confirmation fades out, when the form is empty again.
  const [sent, setSent] = useState({ name: '', email: '' });
  const sending = useRef<AbortController | null>(null);
  useUnmount(() => sending.current?.abort());
  const isSending = stage === 'sending';

  const wrong = inOrder(messages.errors, REQUEST_FIELDS);
  const errors = failure === null ? wrong : [{ message: failure }, ...wrong];

  function close(): void {
    sending.current?.abort();
    setValues(EMPTY_REQUEST);
    messages.clear();
    setFailure(null);
    setStage('filling');
    onOpenChange(false);
  }

  async function submit(): Promise<void> {
    setFailure(null);
    if (Object.keys(messages.check()).length > 0 || isSending) return;
    const controller = new AbortController();
    sending.current = controller;
    const { signal } = controller;
    const request = toRequest(values);
    setStage('sending');
    setProgress(null);
    try {
      await requestCustomAvatar(client, request, {
        signal,
        onUploadProgress: (fraction) => !signal.aborted && setProgress(fraction),
      });
      if (signal.aborted) return;
      setSent({ name: request.name, email: request.email });
      setStage('sent');
    } catch (error) {
      // Stopped by the user; the form keeps its contents.
      if (signal.aborted || isApiError(error, 'aborted')) return;
      setStage('filling');
      // A user who is no longer signed in is being redirected to the login page.
      if (!isSignInNeeded(error)) setFailure(customRequestMessage(error));
    }
  }

  function stop(): void {
    sending.current?.abort();
    setStage('filling');
  }

  return (
    <>
      <Dialog
        title="Request Custom Avatar"
        description="Tell us who should present for your company."
        size="lg"
        isOpen={isOpen && stage !== 'sent'}
        onOpenChange={(open) => !open && close()}
        // Dismissing would lose what was typed.
        isDismissable={!isFilled(values)}
        isPending={isSending}
        footerStart={
          isSending && (
            <UploadProgress label={sendingWords(values.files.length)} fraction={progress} />
          )
        }
        actions={
          <>
            <Button onPress={isSending ? stop : close}>{isSending ? 'Stop' : 'Cancel'}</Button>
            <Button variant="primary" type="submit" form={formId} isPending={isSending}>
              Submit Request
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          aria-label="Request Custom Avatar"
          errors={errors}
          isPending={isSending}
          onSubmit={() => void submit()}
        >
          <RequestAvatarFields
            values={values}
            isDisabled={isSending}
            onChange={(change) => {
              // Files are validated asynchronously; other changes made meanwhile must be kept.
              setValues((before) => ({ ...before, ...change }));
              setFailure(null);
            }}
          />
        </Form>
      </Dialog>
      <RequestSentDialog
        isOpen={stage === 'sent'}
        name={sent.name}
        email={sent.email}
        onClose={close}
      />
    </>
  );
}
