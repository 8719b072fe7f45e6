import { expect, test } from 'vitest';
import { withMovedGestures } from './gesturesOff.ts';

const SCRIPT = 'Hello to you, and this is new.';
const places = (script: string, ...words: string[]) => words.map((word) => script.indexOf(word));

test('gestures that are turned off move with their words', () => {
  const settings = { scene: 'x', gesturesOff: places(SCRIPT, 'Hello', 'you', 'this') };
  for (const after of [
    `Well. ${SCRIPT}`,
    SCRIPT.replace('you', '[nod] you'),
    SCRIPT.replace(', and', '. And now'),
    SCRIPT.replace('to ', ''),
    `${SCRIPT} Bye.`,
  ]) {
    expect(withMovedGestures(settings, SCRIPT, after)).toEqual({
      scene: 'x',
      gesturesOff: places(after, 'Hello', 'you', 'this'),
    });
  }
});

test('white space before the script moves nothing: it is not spoken, and positions do not count it', () => {
  const settings = { gesturesOff: places(SCRIPT, 'Hello', 'you', 'this') };
  expect(withMovedGestures(settings, SCRIPT, `\n${SCRIPT}`)).toBe(settings);
  expect(withMovedGestures(settings, ` \n\n${SCRIPT}`, `\n${SCRIPT}`)).toBe(settings);
  const after = SCRIPT.replace('to ', '');
  expect(withMovedGestures(settings, `\n${SCRIPT}`, `\n${after}`)).toEqual({
    gesturesOff: places(after, 'Hello', 'you', 'this'),
  });
});

test('gestures return when their words are replaced', () => {
  const settings = { gesturesOff: places(SCRIPT, 'Hello', 'you', 'this') };
  const after = SCRIPT.replace('to you, and', 'and');
  expect(withMovedGestures(settings, SCRIPT, after)).toEqual({
    gesturesOff: places(after, 'Hello', 'this'),
  });
  expect(withMovedGestures(settings, SCRIPT, 'Something else')).toEqual({ gesturesOff: [] });
});

test('settings without gestures turned off stay the same object', () => {
  const settings = { manner: 'calm' };
  expect(withMovedGestures(settings, SCRIPT, '')).toBe(settings);
});
