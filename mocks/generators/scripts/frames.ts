import type { Kind } from './brief.ts';

/**
 * The lines that scripts of one kind have in common, whatever their subject. None of them makes a claim
 * about the subject.
 *
 * Slots: `{topic}` and `{audience}`, in the prompt's words; lines with a slot are used only if the prompt
 * fills it. Words in square brackets are gaps for the user to fill.
 */
export interface Frame {
  /** Opening lines with a topic, and the one without. */
  open: readonly string[];
  openBare: string;
  audience: string;
  /** Introduces a list of details that are not sentences. */
  list: string;
  /** Used if the prompt gives no details. */
  gaps: readonly string[];
  fill: readonly string[];
  close: readonly string[];
}

const FOR = 'This is for {audience}.';

export const FRAMES: Readonly<Record<Kind, Frame>> = {
  intro: {
    open: ['Hello. Let me introduce {topic}.', 'Hello, and welcome. Let me present {topic}.'],
    openBare: 'Hello. Let me introduce [the name].',
    audience: FOR,
    list: 'Good to know:',
    gaps: ['What we do, in one sentence: [what you do].', 'It matters because [the reason].'],
    fill: [
      'I will keep this short.',
      'In a moment, you will know what this is about.',
      'If something is not clear, please ask.',
      'A first meeting is a good time for questions.',
    ],
    close: ['You can find out more at [the website].', 'To get in touch, write to [the contact].'],
  },
  explain: {
    open: ['Let us talk about {topic}.', 'Here is a short look at {topic}.'],
    openBare: 'Let us talk about [the subject].',
    audience: FOR,
    list: 'In short:',
    gaps: ['In one sentence: [the main idea].', 'Here is an example: [an example].'],
    fill: [
      'There is no need to know anything before we start.',
      'We will go one step at a time.',
      'It helps to ask three questions: what goes in, what happens in the middle, and what comes out.',
      'Pause the video whenever you like, and think about it for a moment.',
      'Try to say it in your own words. That is the best test.',
    ],
    close: [
      'Now try to explain it to someone else. That is how it stays with you.',
      'If one question remains, ask it. Good questions are how we learn.',
    ],
  },
  promo: {
    open: ['Let me show you {topic}.', 'Take a moment for {topic}.'],
    openBare: 'Let me show you [the product].',
    audience: FOR,
    list: 'Good to know:',
    gaps: ['What it does for you: [the main benefit].'],
    fill: [
      'See for yourself whether it fits your day.',
      'You decide what it is worth to you.',
      'Take a minute, and look closer.',
      'Ask us anything before you decide.',
    ],
    close: ['You can find it at [the website].', 'Take a look today at [the website].'],
  },
  welcome: {
    open: ['Hello, and welcome to {topic}.', 'A warm welcome to {topic}.'],
    openBare: 'Hello, and welcome to [the place or event].',
    audience: 'A special hello to {audience}.',
    list: 'Good to know:',
    gaps: ['My name is [your name].', 'First, [what happens first].'],
    fill: [
      'It is good to have you here.',
      'Make yourself at home.',
      'If you have a question, just ask.',
      'Take your time to look around.',
      'Say hello to someone you do not know yet.',
    ],
    close: ['Enjoy your time with us.', 'Once again, welcome.'],
  },
  tips: {
    open: ['Here are {count} for {topic}.', 'Let us look at {count} for {topic}.'],
    openBare: 'Here are {count}.',
    audience: FOR,
    list: 'Keep these in mind:',
    gaps: [],
    fill: [
      'You do not have to do everything at once.',
      'Try one of them first, and see how it goes.',
      'Small steps count, as long as you repeat them.',
      'Write down what works for you.',
    ],
    close: ['Pick one of them, and try it today.', 'Choose the easiest one, and start there.'],
  },
  update: {
    open: ['Here is an update on {topic}.', 'I have news about {topic}.'],
    openBare: 'I have news for you.',
    audience: FOR,
    list: 'Here is what matters:',
    gaps: ['What is new: [the main change].', 'What it means for you: [the effect].'],
    fill: [
      'I will keep it short.',
      'Please pass this on to anyone who needs to know.',
      'Take a moment to check what this means for you.',
      'If anything is unclear, please ask.',
    ],
    close: ['If you have questions, contact [the contact].', 'Questions? Write to [the contact].'],
  },
  story: {
    open: ['Let me tell you a story about {topic}.', 'This is a story about {topic}.'],
    openBare: 'Let me tell you a story about [who it is about].',
    audience: FOR,
    list: 'This is how it went:',
    gaps: [
      'It began like this: [how it began].',
      'Then something changed: [what changed].',
      'In the end, [how it ended].',
    ],
    fill: [
      'Listen, and picture it for a moment.',
      'Think about who you would have been in it.',
      'Think about what you would have done.',
      'Every story has a moment when things could go either way.',
    ],
    close: [
      'That is the story. What would you have done?',
      'That is how it went. Thank you for listening.',
    ],
  },
  lesson: {
    open: ['Today we look at {topic}.', 'This lesson is about {topic}.'],
    openBare: 'Welcome to this lesson about [the subject].',
    audience: FOR,
    list: 'Here is what to remember:',
    gaps: ['First, [the first step].', 'Then, [the next step].', 'At the end, check [the result].'],
    fill: [
      'Watch it once, and then do it along with me.',
      'Take it slowly at first. Speed comes with practice.',
      'If you get lost, go back a little and watch that part again.',
      'Check your work before you go on.',
      'Say each step aloud as you do it.',
    ],
    close: ['Now it is your turn. Try it today.', 'Practice it twice this week, and it will stay.'],
  },
  invite: {
    open: ['You are invited to {topic}.', 'We would like to invite you to {topic}.'],
    openBare: 'You are invited to [the event].',
    audience: FOR,
    list: 'Good to know:',
    gaps: [],
    fill: [
      'We would love to have you with us.',
      'Save the date, and tell a friend.',
      'Everyone who is invited is welcome to ask questions.',
      'It is a good reason to meet again.',
    ],
    close: [
      'Please tell [the contact] whether you can come.',
      'Let [the contact] know if you are coming.',
    ],
  },
  reminder: {
    open: ['Here is a short reminder about {topic}.', 'This is a reminder about {topic}.'],
    openBare: 'Hello. Here is a short reminder.',
    audience: FOR,
    list: 'Please remember:',
    gaps: ['Please remember [what to do].'],
    fill: [
      'It only takes a moment to write it down.',
      'If you have done it already, thank you.',
      'If you need help, just ask.',
      'Please tell anyone who has not heard.',
    ],
    close: ['Thank you for your help.', 'Thank you, and have a good day.'],
  },
  thanks: {
    open: ['Thank you for {topic}.', 'This is a thank-you for {topic}.'],
    openBare: 'Today I would like to say thank you.',
    audience: FOR,
    list: 'This is why:',
    gaps: ['What it meant to us: [what it changed].'],
    fill: [
      'It is easy to forget to say this, so I am saying it now.',
      'What you do is seen, and it counts.',
      'Please take a moment to be proud of it.',
      'Words are small, but these are meant.',
    ],
    close: ['From all of us, thank you.', 'Thank you. We are very grateful.'],
  },
};
