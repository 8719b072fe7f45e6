import type { LineBank } from './lines.ts';

/** A field of life that a prompt can be about: its words, and what can be said of it. */
export interface Domain {
  name: string;
  words: RegExp;
  lines: LineBank;
}

/** The fields that the writer knows; the first one whose words a prompt uses. */
export const DOMAINS: readonly Domain[] = [
  {
    name: 'science',
    words:
      /\b(machine[- ]learning|ai|artificial intelligence|data|algorithms?|physics|quantum|science|vaccines?|space|maths?|blockchain|robots?|biology|chemistry)\b/i,
    lines: {
      scene: [
        'Think of a child who learns what a dog is. Nobody hands over a rule book. We point, again and again, until the idea sticks.',
        'It is a little like learning to ride a bicycle: no formula, only many small corrections.',
        'Imagine a librarian who has read every book and remembers what usually comes next.',
      ],
      how: [
        'Show it one example and it guesses. Show it a thousand and the guesses become good.',
        'Every mistake nudges the result a little closer to the truth.',
        'The trick is not that it is clever. The trick is that it never gets tired of trying again.',
      ],
      trouble: [
        'The trouble is that it is often explained by people who have forgotten what it is like not to know.',
      ],
    },
  },
  {
    name: 'fitness',
    words:
      /\b(fitness|gym|workouts?|yoga|running|runners?|health\w*|wellness|sports?|exercise|training plan|sleep|meditation)\b/i,
    lines: {
      trouble: [
        'You know how it goes: the gym is far, the evening is short, and the sofa is very close.',
        'Most plans ask for an hour you do not have.',
      ],
      scene: [
        'Picture tomorrow: ten minutes before breakfast, the window open, and your body awake before your phone is.',
        'No mirrors, no queue, no music that you would never choose. Just you and a bit of floor.',
      ],
      how: [
        'Stand up. Breathe in. Do the first movement, slowly. That was already the hardest one.',
        'Your back will notice first, then your mood, and last of all the stairs.',
      ],
    },
  },
  {
    name: 'food',
    words:
      /\b(recipes?|cook\w*|food|meals?|coffee|restaurants?|bak(e|ing|ery)|bread|nutrition\w*|kitchen|tea|wine|sourdough)\b/i,
    lines: {
      trouble: [
        'It is six in the evening, everyone is hungry, and the fridge offers half a lemon.',
      ],
      scene: [
        'Picture the smell when you open the door, and somebody already setting the table.',
        'Warm bread, cold butter, and nobody looking at a screen.',
      ],
      how: [
        'Good ingredients, a sharp knife, and a little salt. The rest is patience.',
        'Taste as you go. The spoon is always right.',
      ],
    },
  },
  {
    name: 'finance',
    words:
      /\b(money|banks?|banking|invest\w*|budget\w*|tax(es)?|financ\w*|insurance|inflation|savings?|pensions?|mortgages?)\b/i,
    lines: {
      trouble: ['Money is the one subject where even clever people nod and hope that nobody asks.'],
      scene: [
        'Imagine a jar on the kitchen table. Every week something goes in, and something goes out. All of it starts there.',
        'Picture opening a letter from the bank, and closing it again with a shrug, because there is nothing to fear in it.',
      ],
      how: [
        'Write down what comes in and what goes out. Do nothing else for a month. Then look.',
        'Small sums, moved early, do more than large sums moved late.',
      ],
    },
  },
  {
    name: 'event',
    words:
      /\b(conferences?|webinars?|meet-?ups?|summits?|events?|workshops?|festival|party|retreat|seminar)\b/i,
    lines: {
      scene: [
        'Somewhere in this program there is a sentence that you will still quote next year.',
        'Some of the best talks will happen in the breaks, so do not skip those either.',
      ],
      how: [
        'Keep the program open beside you; it follows the clock of wherever you are.',
        'When a session ends, stay for a minute. That is when the good questions come.',
      ],
    },
  },
  {
    name: 'learning',
    words:
      /\b(schools?|courses?|students?|teach\w*|lessons?|learn\w*|university|exam\w*|homework|languages?)\b/i,
    lines: {
      trouble: ['Most of us learned to pass the exam, and forgot it on the way home.'],
      scene: [
        'Remember the teacher who could make an hour feel like ten minutes? Let us borrow a little of that.',
        'Think of the first time you read a word on your own. This is the same feeling, only later.',
      ],
      how: [
        'Ten minutes today and ten tomorrow beat an hour on Sunday.',
        'Explain it to somebody else. Where you stumble is where you still have something to learn.',
      ],
    },
  },
  {
    name: 'work',
    words:
      /\b(hir(e|ing)|teams?|onboarding|employees?|colleagues?|company|culture|meetings?|remote|office|manag\w*|leadership|sales|quarter\w*|customers?)\b/i,
    lines: {
      trouble: ['Calendars are full, the inbox is fuller, and the real work starts at five.'],
      scene: [
        'Picture a meeting that ends early, with everyone knowing what to do. It happens. We have seen it.',
        'Imagine a Monday on which the first message is a thank-you.',
      ],
      how: [
        'Say what you will do, do it, and say that it is done. Half of all meetings exist because of the missing third step.',
        'Decide who decides. It saves more time than any tool.',
      ],
    },
  },
  {
    name: 'planet',
    words:
      /\b(climate|recycl\w*|energy|solar|sustainab\w*|green|planet|nature|ocean|wildlife|forests?|gardens?|plants?)\b/i,
    lines: {
      trouble: ['It is easy to feel small when the subject is so large.'],
      scene: [
        'Look out of the window. Whatever you see there has been at work all day without a meeting.',
        'Think of a roof in the morning sun, quietly earning its keep.',
      ],
      how: [
        'Start at home, with the thing you touch most often.',
        'Waste less first; everything after that is easier.',
      ],
    },
  },
  {
    name: 'travel',
    words: /\b(travel\w*|hotels?|trips?|cit(y|ies)|tourism|holidays?|flights?|beach|mountains?)\b/i,
    lines: {
      trouble: [
        'Forty tabs are open, every review contradicts the last one, and the prices change while you read.',
      ],
      scene: [
        'Picture the first morning: a street you do not know, a good coffee, and nowhere to be until noon.',
        'The best part was never on the list. It was the wrong turn after lunch.',
      ],
      how: ['Pack half of it. Plan half of it. Leave the rest to the place.'],
    },
  },
  {
    name: 'technology',
    words:
      /\b(start-?ups?|software|apps?|saas|platforms?|tech\w*|digital|code|coding|developers?|websites?|online|phones?|studio|design)\b/i,
    lines: {
      trouble: [
        'You know how it goes: the tools that were meant to save time now need a meeting of their own.',
        'Nine in the morning, fourteen tabs open, and the one you need is the one that crashed.',
      ],
      scene: [
        'Imagine software that gets out of the way: one screen, one button, no manual.',
        'Picture the last hour of your Friday, free, because the dull part did itself on Thursday.',
      ],
      how: [
        'Sign in, say what you want to happen, and watch it happen. If you do not like it, one click takes it back.',
        'Everything stays where you left it, on every device, and it belongs to you.',
      ],
    },
  },
];

/** What can be said when a prompt is about none of the fields. */
export const GENERAL_LINES: LineBank = {
  trouble: [
    'We all know the feeling: too many choices, too little time, and an opinion on every corner.',
    'It is one of those things that everybody has an opinion on and few have tried.',
  ],
  scene: [
    'Picture somebody you know, somebody sensible, with a cup of tea and ten free minutes.',
    'Imagine explaining it to a friend on a walk. That is how simple it can be.',
  ],
  how: [
    'Look at it from the front, then from the side, and then ask what it is for.',
    'Begin where you are, with what is there.',
  ],
};
