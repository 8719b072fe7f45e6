// oxlint-disable max-lines -- The writer's stock of sentences: one table, read from top to bottom.
import type { LineBank } from './lines.ts';
import type { Genre } from './parsePrompt.ts';

/** What each kind of script says: an opening, a core and an ending, with much to choose between. */
export const GENRE_LINES: Readonly<Record<Genre, LineBank>> = {
  intro: {
    open: [
      'Hello. Let me introduce you to {product}.',
      'You have a minute, and we have a story. This is about {product}.',
      'Every good thing starts with a question nobody could answer. Ours led to {product}.',
      'If we met in a lift, this is what I would tell you about {product}.',
      'Before you scroll on, meet the people behind {product}.',
    ],
    hook: [
      'You will not need a dictionary for this.',
      'It began small: a table, two chairs, and a problem that would not go away.',
      'We could list features. We would rather tell you why we get up in the morning.',
    ],
    core: [
      'We do one thing, and we do it with care: we take the part of your day that everyone complains about, and we make it disappear.',
      'We build for people who would rather get on with their work than read a manual.',
      'What we make is simple to explain: you bring the idea, we clear the way.',
      'We started because we needed it ourselves. We went on because others needed it too.',
      'Our promise fits on a napkin: less fuss today, and more of what matters tomorrow.',
    ],
    how: [
      'We listen first, then we build, then we listen again.',
      'Every week we ship something small, and every week somebody writes to say it helped.',
      'No long contracts, no locked doors: you stay because it works.',
    ],
    people: [
      'We are a small team on purpose. When you call, the person who built it answers.',
      'Some of us draw, some of us write code, and all of us make the coffee.',
      'Our first customers still have our mobile numbers. They use them, too.',
    ],
    turn: [
      'That is where we are today. Where we go next depends on people like you.',
      'We are just getting started, and we would like you to be early.',
    ],
    close: [
      'Come and see us. The door is open, and so is the inbox.',
      'Try it today, and tell us what you think. We read every word.',
      'That is us. Now tell us about you.',
      'Say hello. We would love to hear what you are working on.',
    ],
  },
  explain: {
    open: [
      'Let us talk about {s}, without the jargon.',
      'You have heard the words a hundred times. Today we find out what is behind {s}.',
      'Give me a minute, and I will give you a clear picture of {s}.',
      'Here is the short version of {s}, in words you can use at dinner.',
      'Most people nod when they hear about {s}. Few could explain it. Let us change that.',
    ],
    hook: [
      'Forget the diagrams for a moment.',
      'It is less mysterious than it sounds, and more useful than you might think.',
      'You do not need any maths for this. You need one good comparison.',
    ],
    core: [
      'At its heart stands one simple idea, and everything else is built around it.',
      'Strip away the long words, and you find a chain of small steps, each of which you could do by hand.',
      'It helps to ask three questions: what goes in, what happens in the middle, and what comes out.',
      'Big things are made of small ones. Understand the small one, and the big one stops being frightening.',
    ],
    how: [
      'Start with what you can see, ask what has to happen before it, and go on asking.',
      'Then comes the work itself, step after step, each one checking the last.',
      'What comes out is not magic. It is the result of many small, careful decisions.',
      'Change one thing at the start, and you can watch the change travel all the way through.',
    ],
    doubt: [
      'A common mistake is to look for the one cause. There are usually three, and they talk to each other.',
      'There are limits, of course, and whoever explains it well will tell you where they are.',
      'So be curious, and be a little careful: ask where an answer came from before you trust it.',
    ],
    turn: [
      'Once you see it, you notice it everywhere: in your kitchen, on your phone, on the way to work.',
      'And that is really all. The rest is detail, and detail can be looked up.',
    ],
    close: [
      'So the next time somebody brings up {s}, you can smile and explain.',
      'That is the whole idea. Pass it on to somebody who was afraid to ask.',
      'Now you know enough to ask good questions, and that is where understanding begins.',
      'If one picture stays with you, let it be this one. It will carry you a long way.',
    ],
  },
  promo: {
    open: [
      'What if the thing you keep putting off took ten minutes?',
      'Tomorrow morning could feel different. Here is {product}.',
      'You have tried the complicated way. Now try {product}.',
      'Stop for a second, because this one is worth it: {product}.',
      'Some things you buy. Some things you use every day. Say hello to {product}.',
    ],
    hook: [
      'No big speech, no small print.',
      'It was made for real days, the ones that never go to plan.',
      'You can be sceptical. We were, too, until we tried it.',
    ],
    core: [
      'It fits into the life you have, not the one in the brochure.',
      'Open it, use it, put it away. It never asks for more of your time than it gives back.',
      'We took out everything you would never use, and kept the parts you will reach for twice a day.',
      'It works the first time, it works the hundredth time, and it looks good in between.',
      'You get a little better with it every day, and you hardly notice that you are trying.',
    ],
    how: [
      'Take it out of the box, and you are ready. There is nothing to set up and nothing to study.',
      'Start with five minutes. Most people forget to stop.',
      'If anything goes wrong, we put it right. That is the whole guarantee.',
    ],
    people: [
      'People who have it talk about it, mostly to people who do not have it yet.',
      'It was tested by the busiest people we know. They did not give it back.',
    ],
    doubt: [
      'You may wonder whether you need one more thing. You do not. You need one that replaces three.',
      'Is it for everyone? No. It is for people who want to start today.',
    ],
    turn: [
      'You could wait until Monday. You could also begin tonight.',
      'The best moment was last year. The second best is right now.',
    ],
    close: [
      'Try it for yourself. Your future self is already saying thank you.',
      'Get yours today, and feel the difference by the weekend.',
      'Go on. You have earned it.',
      'Ready when you are. Find {product} online today.',
    ],
  },
  welcome: {
    open: [
      'Good morning, and a warm welcome to {the}.',
      'Hello, and welcome to {the}. It is good to have you here.',
      'Welcome, everyone, to {the}, wherever you are watching from.',
      'You found the right place: this is {the}, and we are about to begin.',
    ],
    hook: [
      'Get comfortable, fetch something to drink, and let the other tabs wait.',
      'Some of you are here for the first time, and some of you we missed.',
      'It is early for some of you and late for others, so thank you twice.',
    ],
    core: [
      'We have prepared a full program: ideas to take home, people to meet, and enough breaks to enjoy both.',
      'Over the next hours you will hear from people who do the work, not only talk about it.',
      'You will find every session in the schedule. Choose freely, and change your mind as often as you like.',
      'Our hope is simple: that you leave with one new idea and one new friend.',
    ],
    how: [
      'If you have a question, write it in the chat at any time. We collect them and answer as many as we can.',
      'Everything is recorded, so nothing is lost if the doorbell rings.',
      'Please mute yourself while others speak, and do come off mute when it is your turn to shine.',
      'Should anything fail to work, our team is one message away.',
    ],
    people: [
      'Have a look at the list of guests, and write to one person you do not know yet.',
      'Behind every session there is a speaker who rehearsed in front of a cat. Be kind with your applause.',
      'A big thank you to everyone who helped to make this day possible.',
    ],
    turn: ['And now, enough from me.', 'The stage is set, and the first speaker is ready.'],
    close: [
      'Enjoy every minute, take part, and have a wonderful time. Let us begin.',
      'Once again, welcome. We are glad that you are here. Here we go.',
      'Make yourself at home, and let us make this a day to remember.',
      'Thank you for joining us. Let us get started.',
    ],
  },
  tips: {
    open: [
      'A few small changes can do a lot for {s}.',
      'Here are my favorite shortcuts for {s}.',
      'If you only have a minute for {s}, spend it on these.',
      'Nobody told me this about {s} when I started. So let me tell you.',
    ],
    hook: [
      'None of them costs anything.',
      'You can try the first one before this video is over.',
      'They are simple, which is why almost nobody does them.',
    ],
    core: [
      'start smaller than feels useful. A step you really take beats a plan you admire.',
      'prepare the night before. The morning has enough to do.',
      'do the hard part first, while you are fresh. The rest will feel like a reward.',
      'write things down the moment you think of them. Memory is a poor filing cabinet.',
      'look at what you already have. The answer is often in the drawer.',
      'change one thing at a time, or you will never know which one helped.',
      'take a break before you need one. Tired people make expensive mistakes.',
      'ask somebody who did it last year. Ten minutes with them saves a week.',
      'keep what works and let the rest go, however much you paid for it.',
      'set a timer. When it rings, stop and look at what you have.',
      'tidy up at the end. Tomorrow you will be glad that you did.',
      'show your work early. Half done and seen is better than perfect and late.',
    ],
    turn: [
      'Pick one of these today, not all of them.',
      'You do not have to do it perfectly. You only have to do it twice.',
    ],
    close: [
      'Try one today, and tell me which of them worked for you.',
      'Small things, done often. That is the whole secret.',
      'Save this for later, and start with the easiest one.',
      'That is it. Now go and try.',
    ],
  },
  update: {
    open: [
      'We have news about {s}, and we wanted you to hear it from us.',
      'Here is where we stand with {s}, in plain words.',
      'A short update on {s}: what changed, what it means, and what comes next.',
      'Today I can finally talk about {s}.',
    ],
    hook: [
      'I will keep it short, because you have work to do.',
      'Good news first, and then the honest part.',
      'Much of this was your idea, so some of it may sound familiar.',
    ],
    core: [
      'We set ourselves a clear goal, and we reached it. Not every step was elegant, but every step counted.',
      'The most important change is one you will feel rather than see: things get done sooner, with less asking around.',
      'We finished what we had promised, and we took two things off the list that nobody had missed.',
      'What went well, we will do more of. What did not, we have written down, with a name and a date beside it.',
    ],
    how: [
      'For you, nothing stops working tomorrow. You will simply find a few doors that are easier to open.',
      'From next week you will see the first results, and we will adjust as we learn.',
      'The details are in the notes below. The short version is: carry on, and tell us what you notice.',
    ],
    people: [
      'None of this happened by itself. Thank you to everyone who stayed late, asked the awkward question, or brought cake.',
      'I am proud of this team, and I do not say that only when the camera is on.',
    ],
    doubt: [
      'One thing took longer than we hoped. We would rather be late than careless, so we gave it the time.',
      'Not everything is finished, and we will not pretend that it is.',
    ],
    turn: [
      'So what comes next? More of the same care, and a few surprises.',
      'The next step is already on the calendar.',
    ],
    close: [
      'Thank you for your trust. More soon.',
      'If you have questions, ask them. There will be real answers.',
      'Thank you all. Let us keep going.',
      'That is the news. Now over to you.',
    ],
  },
  story: {
    open: [
      'Let me tell you a story. It is about {s}.',
      'This is a true kind of story, and it is about {s}.',
      'It starts on an ordinary Tuesday, with {s}.',
      'Some stories are worth telling twice. This one is about {s}.',
    ],
    hook: [
      'It does not begin well.',
      'Nobody planned it, and nobody would have believed it.',
      'You may recognize yourself in it.',
    ],
    core: [
      'At first there were long evenings, lost notes, and the feeling of always running behind.',
      'Then came a small decision: to try it differently, for one week, with nothing to lose.',
      'By the third day something had changed. It was quieter. The list was shorter. There was time to think.',
      'By the end of the month nobody wanted to go back to how it had been.',
    ],
    how: [
      'What made the difference was not a big plan. It was doing the next small thing, every day.',
      'There was one setback, of course. It turned out to be the best lesson of all.',
    ],
    people: [
      'A colleague asked what had happened. Then another one did.',
      'The first person to notice was not the boss. It was the family at home.',
    ],
    turn: [
      'Looking back, the hardest part was the first ten minutes.',
      'It was never about the tools. It was about taking back an hour a day.',
    ],
    close: [
      'Your story may start today. What would your first small step be?',
      'That is how it went. Yours will be different, and just as good.',
      'And that ordinary Tuesday? It turned out to be a very good day.',
      'If you know somebody who needs to hear this, send it on.',
    ],
  },
  lesson: {
    open: [
      'Welcome to this short lesson. Today it is about one thing: {s}.',
      'In the next few moments we take it step by step: {s}.',
      'Today you learn something that you can use at once: {s}.',
      'No experience needed. All you bring is a little patience, and we begin: {s}.',
    ],
    hook: [
      'Watch once, then do it along with me.',
      'By the end you will be able to do it on your own.',
      'If you get lost, go back a little. That is what the slider is for.',
    ],
    core: [
      'Begin by laying out everything you need, so that nothing stops you halfway.',
      'Take the first step slowly. Speed comes by itself; care does not.',
      'Now do the part that looks difficult. Break it in two, and it is not difficult any more.',
      'Stop here and check. If it looks right, go on. If it does not, one step back is enough.',
      'Finish it off neatly. The last tenth of the work is what people see.',
    ],
    how: [
      'Repeat it once without looking. That second time is when you really learn it.',
      'Say each step aloud as you do it. It feels silly, and it works.',
      'Keep your first try. You will want to compare it with your fifth.',
    ],
    doubt: [
      'The most common mistake is to hurry. If it goes wrong, it went wrong a step earlier than you think.',
      'Do not worry about doing it beautifully. Do it correctly first; beauty comes with practice.',
    ],
    turn: [
      'That was the hard part, and you have done it.',
      'One more look at the whole, and you have it.',
    ],
    close: [
      'Now it is your turn. Try it today, while it is fresh.',
      'Practise it twice this week, and you will not need this video again.',
      'Well done. In the next lesson we build on this.',
      'That is all there is to it. Show somebody what you learned.',
    ],
  },
};
