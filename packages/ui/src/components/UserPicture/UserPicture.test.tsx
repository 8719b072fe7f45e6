// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { UserPicture } from './UserPicture.tsx';

const SERVICE = 'https://initials.example.com/?name=Maya';
const shownIn = (container: HTMLElement) => container.querySelector('img')?.src ?? null;

afterEach(cleanup);

test('a fallback that failed is not requested again when the picture is mounted again', () => {
  const picture = <UserPicture src={null} fallbackSrc={SERVICE} name="Maya" />;
  const first = render(picture);
  const image = first.container.querySelector('img');
  if (!image) throw new Error('The fallback is tried first');
  expect(image.src).toBe(SERVICE);
  fireEvent.error(image);
  expect(shownIn(first.container)).toBeNull();

  first.unmount();
  expect(shownIn(render(picture).container)).toBeNull();
});

test('a user’s own picture that failed is requested again', () => {
  const own = 'https://media.example.com/maya.png';
  const picture = <UserPicture src={own} name="Maya" />;
  const first = render(picture);
  const image = first.container.querySelector('img');
  if (!image) throw new Error('The own picture is tried');
  fireEvent.error(image);
  first.unmount();
  expect(shownIn(render(picture).container)).toBe(own);
});
