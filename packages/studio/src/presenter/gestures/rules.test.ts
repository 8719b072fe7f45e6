import { describe, expect, it } from 'vitest';
import { plannedGestures } from './plan.ts';
import { timelineOf } from './testTimeline.ts';

/** The gestures of a script by rule, each with the words it is timed to. */
function gesturesOf(script: string, language?: string, manner: 'calm' | 'lively' = 'lively') {
  const timeline = timelineOf(script, language);
  return plannedGestures(timeline, manner).map(({ gesture, beats }) => {
    const on = beats.map((beat) => timeline.words.findLast(({ start }) => start < beat)?.text);
    return `${gesture}: ${on.join(' ')}`;
  });
}

describe('gestures by rule', () => {
  it.each([
    ['Hello and welcome to our show.', ['wave: Hello']],
    ['Good morning, dear colleagues.', ['wave: morning,']],
    ['It was fun. Thank you all, and goodbye!', ['wave: goodbye!']],
    ['We need three simple steps for this to work.', ['count 3: three']],
    ['We count one, two, three deep breaths now.', ['count 3: one, two, three']],
    ['First, we write. Second, we read aloud.', ['count 1: First,', 'count 2: Second,']],
    ['The second thing to know is cheap.', ['count 2: second']],
    ['We sell apples, ripe pears, and plums today.', ['list: apples, ripe plums']],
    ['They like red, green and blue a lot.', ['list: red, green blue']],
    ['It was late, but nobody wanted to go.', ['contrast: nobody']],
    ['On the other hand, time is short now.', ['contrast: time']],
    ['Exactly. We never sleep.', ['nod: Exactly.', 'shake: never']],
    ['No, it does not.', ['shake: No,']],
    ['Of course, it works.', ['nod: course,']],
    ['It was made for you, so enjoy it now.', ['point you: you,']],
    ['You decide what comes next here.', ['point you: You']],
    ['Here is our new house.', ['point left: Here']],
  ])('%s', (script, expected) => {
    expect(gesturesOf(script)).toEqual(expected);
  });

  it.each([
    'She said hello to the two of them.',
    'At first it was for the second time at 3 pm.',
    'It costs $3 or two thousand and 3.5 percent.',
    'No one knows, and nothing but rain fell.',
    'Today, we walk and he runs, and she drives, and they fly.',
    'If you like, you may go.',
    'Never mind.',
    'You will need no camera and no studio.',
  ])('leaves hands and head at rest in ‘%s’', (script) => {
    const found = gesturesOf(`So it is. ${script}`);
    expect(found.filter((gesture) => !gesture.startsWith('open'))).toEqual([]);
  });

  it('greets only at the start of a film', () => {
    expect(gesturesOf('They came in. Hello and welcome, they said.')).toEqual([]);
  });

  it('turns only greetings and answers into gestures in the calm manner', () => {
    const script = 'Hello you! Yes, it has three parts. We like red, green and blue. Never.';
    expect(gesturesOf(script, 'en', 'calm')).toEqual(['wave: Hello', 'nod: Yes,', 'shake: Never.']);
  });

  it('recognises greetings, lists and digits of some other languages, and guesses nothing', () => {
    expect(gesturesOf('Guten Morgen, liebe Leute.', 'de')).toEqual(['wave: Morgen,']);
    expect(gesturesOf('Es gibt 3 Farben im Haus.', 'de')).toEqual(['count 3: 3']);
    expect(gesturesOf('Am 3 Mai um 4 Uhr geht es los.', 'de')).toEqual([]);
    expect(gesturesOf('Es gibt Rot, Gelb und Blau im Haus.', 'de')).toEqual([
      'list: Rot, Gelb Blau',
    ]);
    expect(gesturesOf('But no, never you here.', 'de')).toEqual([]);
    expect(gesturesOf('Hello, terve kaikille.', 'fi')).toEqual([]);
  });
});
