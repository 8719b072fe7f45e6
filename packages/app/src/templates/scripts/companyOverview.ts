import type { Template } from '../template.ts';

export const companyOverview: Template = {
  id: 'company-overview',
  title: 'Company Overview',
  category: 'Corporate',
  duration: '2-3',
  description: 'Your story, your people and what you stand for.',
  avatar: { id: 'avt_leila', name: 'Leila' },
  parts: [
    {
      title: 'Welcome',
      summary: 'Who you are, in one breath',
      text: 'Hello, and welcome to [company name]. My name is [your name], and in the next two minutes I will tell you who we are, what we do all day, and why we enjoy it. We are [number] people in [places], and we share one idea: [your mission in one sentence].',
    },
    {
      title: 'How it began',
      summary: 'The question behind the company',
      text: 'It began in [year], in [where it began]. [Name of a founder] had a simple question: why is it so hard to [the problem]? Nobody had a good answer, so a small group of friends began to build one. The first version was [what it was]. It was not pretty, but it worked, and the first customer, [first customer], is still with us today. Since then we have moved office [number] times, learned a great deal, and kept the same question on the wall.',
    },
    {
      title: 'What we do',
      summary: 'Products and the people they serve',
      text: 'Today we make [main product or service]. It helps [your customers] to [what it lets them do], without [what they no longer have to put up with]. More than [number] of them rely on it, from [a small customer] to [a large customer]. We also offer [second product or service], for those who need [what they need]. What all of it has in common is care for detail: we would rather do three things well than ten things quickly.',
    },
    {
      title: 'What we stand for',
      summary: 'Values, each with something you do',
      text: 'Three values guide us, and we try to be held to them. The first is [first value]: we [something you do because of it]. The second is [second value]: that is why we [something you do because of it]. And the third is [third value]. You can see it in [where it can be seen]. We do not always succeed. When we fall short, we say so, and we put it right.',
    },
    {
      title: 'The people',
      summary: 'What it is like to work together',
      text: 'Behind every product stand people. Ours are designers, engineers, writers, and one excellent [an unexpected role]. We work [how you work], we eat lunch together whenever we can, and we take our holidays seriously. If you meet one of us, ask about [a tradition of the team]. There is a story behind it.',
    },
    {
      title: 'What comes next',
      summary: 'An invitation',
      text: 'So what comes next? This year we want to [goal for this year]. We cannot do that alone. If you would like to work with us, buy from us, or simply say hello, you will find everything at [web address]. Thank you for your time. We look forward to meeting you.',
    },
  ],
};
