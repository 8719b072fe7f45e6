import type { Template } from '../template.ts';

export const courseIntroduction: Template = {
  id: 'course-introduction',
  title: 'Course Introduction',
  category: 'Education',
  duration: '1-2',
  description: 'What learners will know by the end, and how.',
  avatar: { id: 'avt_ravi', name: 'Ravi' },
  parts: [
    {
      title: 'Welcome',
      summary: 'Who teaches, and why',
      text: 'Welcome to [course name]. I am [your name], and I will be with you for the next [number] weeks. I have worked as [your profession] for [number] years, and I still remember how confusing the first steps were. This course is the one that I would have liked to have back then.',
    },
    {
      title: 'What you will learn',
      summary: 'Three things they will be able to do',
      text: 'By the end, you will be able to do three things. You will understand [first topic], well enough to explain it to a friend. You will be able to [first skill] on your own. And you will have made [final project], something real that you can show to others. You need no experience beyond [what they should know].',
    },
    {
      title: 'How it works',
      summary: 'A week in the course',
      text: 'Each week has the same rhythm. It begins with a short video like this one. Then comes an exercise of about [number] minutes. You can do it whenever you like, in one go or in pieces. At the end of the week there is a quiz of five questions. It is there to help you, not to trip you up, and you may repeat it as often as you want. Every [weekday], we meet online at [time] to talk about what was difficult.',
    },
    {
      title: 'Your first step',
      summary: 'What to do now',
      text: 'Now it is your turn. Open lesson one, say hello in the group, and tell us in one sentence what you would like to be able to do. Do not worry about getting it right. Everybody here is a beginner at something. I look forward to learning with you.',
    },
  ],
};
