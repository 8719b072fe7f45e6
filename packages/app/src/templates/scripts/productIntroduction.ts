import type { Template } from '../template.ts';

export const productIntroduction: Template = {
  id: 'product-introduction',
  title: 'Product Introduction',
  category: 'Marketing',
  duration: '1-2',
  description: 'Say what it is, who it is for and why it matters.',
  avatar: { id: 'avt_amara', name: 'Amara' },
  parts: [
    {
      title: 'Hook',
      summary: 'The problem in two sentences',
      text: 'Every week, [your audience] lose hours to [the problem]. It does not have to be that way. Today I would like to show you something that we have been working on for a long time, and that we cannot wait to see in your hands.',
    },
    {
      title: 'The product',
      summary: 'What it is and who it is for',
      text: 'This is [product name]. It is [what it is, in one short sentence], made for [your audience] who want [what they want most]. You can begin in a few minutes, and there is nothing to install or to learn by heart. If you can [something everybody can do], you can use [product name].',
    },
    {
      title: 'Three benefits',
      summary: 'Each with one example',
      text: 'Three things make it different. First, it saves time: [first benefit], so that a task that took [time before] now takes [time after]. Second, it keeps things clear: [second benefit], and everybody on your team sees the same picture. Third, it grows with you: [third benefit], whether you are one person or a hundred. [Customer name] has used it since [month], and told us: [a short quote]. That is exactly what we hoped to hear.',
    },
    {
      title: 'Call to action',
      summary: 'Where to go next',
      text: '[Product name] is available from [date], starting at [price]. Visit [web address], try it free for [number] days, and see for yourself. If you have a question, write to us. A real person will answer. Thank you for watching, and welcome to [company name].',
    },
  ],
};
