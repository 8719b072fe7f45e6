// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

// Specification: constants.10
test('a tooltip appears 0.1 s after the pointer enters (section 9)', () => {
  vi.useFakeTimers();
  render(
    <Tooltip content="Only you can see it">
      <Button>Visibility</Button>
    </Tooltip>,
  );
  const button = screen.getByRole('button');
  fireEvent.pointerMove(button, { pointerType: 'mouse' });
  fireEvent.pointerEnter(button, { pointerType: 'mouse' });
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.queryByRole('tooltip')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('tooltip').textContent).toBe('Only you can see it');
});
