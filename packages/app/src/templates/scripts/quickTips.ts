import type { Template } from '../template.ts';

export const quickTips: Template = {
  id: 'quick-tips',
  title: 'Quick Tips',
  category: 'Education',
  duration: '1-2',
  description: 'Three short tips people can use today.',
  avatar: { id: 'avt_otto', name: 'Otto' },
  parts: [
    {
      title: 'The promise',
      summary: 'Three tips, one minute',
      text: 'Three tips for better [topic], in little more than a minute. None of them costs money, and you can use all of them today. The last one is my favorite, so stay until the end.',
    },
    {
      title: 'Tip one',
      summary: 'The easiest one',
      text: 'Tip number one: [first tip]. Most people [what most people do], because it seems quicker. It is not. Try it the other way round: [how to do it]. You will notice the difference [when they will notice]. And once you have done it three times, you will not have to think about it any more.',
    },
    {
      title: 'Tip two',
      summary: 'The one that people forget',
      text: 'Tip number two: [second tip]. It sounds obvious, and that is why so many of us forget it. Put a note where you will see it, for example [where to put it]. I did that last [month], and since then I have [what changed]. If you only take one thing from this video, take this one.',
    },
    {
      title: 'Tip three',
      summary: 'The favorite',
      text: 'And my favorite, tip number three: [third tip]. It takes [amount of time], and it works even on a bad day. Begin with [a small start]. Then add a little more each week. A friend of mine, [name], was sure that it would never work for her. Ask her today, and she will not stop talking about it.',
    },
    {
      title: 'Goodbye',
      summary: 'A question back',
      text: 'That is it: [first tip in a word], [second tip in a word] and [third tip in a word]. Which one will you try first? Tell me below, and if you know a fourth tip, share it with all of us. See you next time.',
    },
  ],
};
