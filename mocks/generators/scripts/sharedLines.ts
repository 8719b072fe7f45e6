import type { LineBank } from './lines.ts';
import type { Tone } from './parsePrompt.ts';

/** Lines that carry any script on, whatever it is about. */
export const SHARED_LINES: LineBank = {
  hook: [
    'Stay with me.',
    'It takes less time than boiling an egg.',
    'Let us start at the beginning.',
  ],
  scene: [
    'Let us make it concrete.',
    'An example says more than a definition.',
    'Close your eyes for a second and imagine it done.',
  ],
  how: [
    'One step, then the next.',
    'It sounds obvious. Most good ideas do, afterwards.',
    'You can begin with what you have on the table right now.',
    'The order matters more than the speed.',
    'Keep it simple at first; there is always time to make it complicated.',
    'After a week it feels like a habit, and after a month you cannot remember how it was before.',
    'Whenever you are unsure, choose the version that is easier to undo.',
    'Do a little, look at it, and then decide what comes next.',
    'What you measure once, you can improve. What you measure every day, you will improve.',
    'Leave yourself a note for tomorrow, so that you never start from nothing.',
  ],
  people: [
    'Ask around, and you will find that you are not the only one.',
    'It is easier together. Tell one person what you are about to do.',
    'Some people take to it at once, others need a week. Both arrive.',
    'The best questions come from people who see it for the first time, so do not be shy.',
    'Nobody does this alone, even if it looks that way from outside.',
    'Share what you find out. Somebody else is standing where you stood last week.',
    'You will meet people who know more, and people who know less. Both will teach you something.',
  ],
  doubt: [
    'Will it be perfect? No. Will it be better than yesterday? Yes.',
    'You may have heard that it is difficult. It is mostly unfamiliar.',
    'If it does not work the first time, that is not a sign. It is a first time.',
    'There is one thing to watch: do not try to do it all at once.',
    'It costs a little patience, and it pays it back with interest.',
    'Be honest about what you do not know yet. It is the quickest way to find out.',
    'And if you change your mind halfway, you have lost an afternoon and gained an opinion.',
    'There will be a moment when you want to stop. Take a short walk, and then look again.',
  ],
  turn: [
    'So what should you remember?',
    'Here is the point.',
    'Put all of that together, and something nice happens: it starts to feel easy.',
    'The difference is small on any one day, and large at the end of a year.',
    'It is worth the effort, and the effort is smaller than you fear.',
    'A year from now you will be glad that you began when you did.',
    'In the end it comes down to attention: give it a little, often, and it grows.',
  ],
};

/** Lines that give a script its tone. */
export const TONE_LINES: Readonly<Record<Tone, LineBank>> = {
  friendly: {
    hook: ['I am glad that you are here.', 'Pull up a chair.'],
    turn: ['You have got this.', 'I promise it is easier than it looks.'],
  },
  formal: {
    hook: [
      'Thank you for your time and your attention.',
      'In what follows, I will be brief and precise.',
    ],
    turn: [
      'Taken together, these points lead to a clear conclusion.',
      'We regard this as a commitment, not as a slogan.',
    ],
  },
  energetic: {
    hook: ['Ready? Let us go!', 'This is going to be good.'],
    how: ['Go, try, repeat!', 'Do it now, and feel how quickly it takes off!'],
    turn: ['No more waiting!', 'This is your moment, so take it!'],
  },
  funny: {
    hook: [
      'No spreadsheets were harmed in the making of this video.',
      'I would have made it shorter, but I only have one mouth.',
    ],
    scene: ['My neighbor tried it too, and he cannot even work his doorbell.'],
    turn: [
      'If all else fails, look confident. It works for cats.',
      'And if you forget everything I said, at least we had this time together.',
    ],
  },
  calm: {
    hook: ['Take a breath. There is no hurry.', 'Let the day be quiet for a moment.'],
    how: ['Slowly is quick enough.', 'One breath, one step.'],
    turn: ['Be gentle with yourself as you begin.', 'There is time. There has always been time.'],
  },
};

/** Lines for a prompt that says whom the script is for. */
export const AUDIENCE_LINES: LineBank = {
  hook: ['This one is for {audience}.', 'It was made with {audience} in mind.'],
  people: ['I have talked to many people about it, and most of all to {audience}.'],
};
