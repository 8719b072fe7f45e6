import type { Template } from '../template.ts';

export const quarterlyUpdate: Template = {
  id: 'quarterly-update',
  title: 'Quarterly Update',
  category: 'Corporate',
  duration: '3-5',
  description: 'Numbers, highlights and what comes next.',
  avatar: { id: 'avt_jonas', name: 'Jonas' },
  parts: [
    {
      title: 'The quarter in brief',
      summary: 'The three sentences to remember',
      text: 'Hello everyone, and welcome to our update for [quarter]. If you only have half a minute, here it is: [the best news in one sentence]. [The hardest news in one sentence]. And next quarter, one thing comes first: [top priority]. Everything else is detail. For those who like detail, and I know many of you do, let us go through it together. As always, we start with the numbers, then look at what went well and what did not, and end with what comes next.',
    },
    {
      title: 'The numbers',
      summary: 'Three figures, each with its reason',
      text: 'Three numbers tell the story of this quarter. The first one is revenue. It came to [revenue], which is [number] percent [more or less] than in the quarter before. The main reason is [main reason]. The second number is customers. We now serve [number of customers]. [Number] of them are new, and [number] have left us. Most of those who left told us why: [reason]. We are working on it. The third number is the one that you have asked about most: [third figure]. It stands at [value], against a goal of [goal]. That is [closer than, or not as close as] we had hoped, and I will come back to it in a minute.',
    },
    {
      title: 'What went well',
      summary: 'Highlights, and the people behind them',
      text: 'Now to what went well, and there is a lot of it. In [month], [team] launched [project]. It was planned for [planned date], it was ready on [actual date], and the first reaction was [first reaction]. Thank you to everybody who had a hand in it, and especially to [names]. Our colleagues in [department] have changed the way we [process]. It sounds dull. It saves every one of us about [amount of time] a week, and I have not heard a single complaint, which may be a record. And then there is [a small story]. Things like that do not show in any figure, but they are the reason why I enjoy working here.',
    },
    {
      title: 'What did not',
      summary: 'One problem, said plainly',
      text: 'Not everything went to plan. [The problem] cost us [what it cost], and it took us too long to see it. What happened is simple: [what happened]. What we have learned is this: [lesson]. From now on, [what changes], and [name] looks after it. If you notice that we slip back into old habits, please say so. You will not be the only one who has noticed, but you may be the first one who says it.',
    },
    {
      title: 'What comes next',
      summary: 'Three priorities for the next quarter',
      text: 'What comes next? We have three priorities, in this order. First: [first priority]. By [date], we want to [measurable goal]. Second: [second priority]. This one is not new, but it is finally ready to start, and [team] takes the lead. Third: [third priority]. It is a bet, and we know it. If it has not worked by [date], we stop, and nobody will be blamed for trying. Just as important is what we will not do. We will not [what you leave out], however tempting it is. We can do a few things well, or many things badly, and we have tried the second one.',
    },
    {
      title: 'Questions and thanks',
      summary: 'Where to ask',
      text: 'That was our quarter. You find all figures at [link], and I am happy to answer your questions on [day] at [time]. Bring the difficult ones. Until then: thank you for your work, for your patience, and for your good humour in [a busy week]. I am proud to be part of this. See you next quarter.',
    },
  ],
};
