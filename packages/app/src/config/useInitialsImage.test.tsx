// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type Backend, BackendContext, HOSTED } from '../backend/BackendContext.ts';
import { useInitialsImage } from './useInitialsImage.ts';

const onThisDevice: Pick<Backend, 'kind'> = { kind: 'embedded' };

function addressWith(backend: Backend): string | undefined {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <BackendContext value={backend}>{children}</BackendContext>
  );
  return renderHook(() => useInitialsImage('Maya & Noah'), { wrapper }).result.current;
}

test('initials come from the service, with the name in its query', () => {
  expect(addressWith(HOSTED)).toBe('https://ui-avatars.com/api/?name=Maya%20%26%20Noah');
});

test('a name does not leave the device when the backend is in the page', () => {
  // The hook reads nothing else of the backend.
  expect(addressWith(onThisDevice as Backend)).toBeUndefined();
});
