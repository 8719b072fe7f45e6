// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Banner } from '../components/Banner/Banner.tsx';
import { FileField } from '../components/FileField/FileField.tsx';
import { MessagesProvider } from './MessagesProvider.tsx';
import type { MessageOverrides } from './useMessages.ts';

afterEach(cleanup);

const german: MessageOverrides = {
  banner: { dismiss: 'Schließen' },
  fileField: { atMost: (count) => `höchstens ${count}` },
};

const page = (
  <>
    <Banner tone="info" onDismiss={() => undefined}>
      Saved
    </Banner>
    <FileField label="Images" files={[]} onChange={() => undefined} maxCount={3} />
  </>
);

test('components are in English by default', () => {
  render(page);
  expect(screen.getAllByRole('button', { name: 'Dismiss' })).toHaveLength(1);
  expect(screen.getAllByText(/3 at most/)).toHaveLength(1);
});

test('a provider replaces only the messages that it has', () => {
  render(<MessagesProvider messages={german}>{page}</MessagesProvider>);
  expect(screen.getAllByRole('button', { name: 'Schließen' })).toHaveLength(1);
  expect(screen.getAllByText(/Höchstens 3/)).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: /Add files/ })).toHaveLength(1);
});
