import type { Template } from '../template.ts';

export const tutorialStyle: Template = {
  id: 'tutorial-style',
  title: 'Tutorial Style',
  category: 'Education',
  duration: '3-5',
  description: 'Walk through a task, one clear step at a time.',
  avatar: { id: 'avt_wren', name: 'Wren' },
  parts: [
    {
      title: 'The goal',
      summary: 'What they will have at the end',
      text: 'Welcome. In the next four minutes you will learn how to [the task], from an empty page to a finished result. We go one step at a time, and I will tell you why each step matters. At the end you will have [what they will have], and you will be able to do it again without me. You need no experience. If you have done it before, stay for the tips in step four: most people have never seen them.',
    },
    {
      title: 'Before you begin',
      summary: 'What to have at hand',
      text: 'Before we begin, let us get everything ready. You need three things: [first thing], [second thing] and [third thing]. If one of them is missing, pause the video now and fetch it. It is worth it, because the middle of the work is a poor moment to go looking. Put everything where you can reach it. Open [program or place], and check that you see [what they should see]. If you see something else, the usual reason is [usual reason], and the remedy is [remedy]. Good. Now we can start.',
    },
    {
      title: 'Step one',
      summary: 'The first move, and how to check it',
      text: 'Step one: [name of the step]. Begin with [where to begin]. Take [what to take] and [what to do with it]. Do it slowly the first time, since everything after it stands on this step. You know that it worked when [how they can tell]. A common mistake is to [common mistake]. It happens to everybody. If it happens to you, simply [how to mend it], and try again. Nothing is broken.',
    },
    {
      title: 'Step two',
      summary: 'Build on it',
      text: 'Step two: [name of the step]. Now that you have [result of step one], we can build on it. Go to [place], choose [option], and [what to do]. You may wonder why we do not simply [tempting shortcut]. It looks faster, and for a small job it is. But as soon as [when it fails], you would have to begin again. This way takes ten seconds longer, and lasts. Have a look at the result: it should [what the result looks like].',
    },
    {
      title: 'Step three',
      summary: 'The part that makes the difference',
      text: 'Step three is the one that makes the difference: [name of the step]. Take your time here. First, [first action]. Then, [second action]. Finally, [third action]. Notice how [what changes] while you do it. That is the sign that you are on the right track. If nothing changes, go back to step two and check [what to check]. Nine times out of ten, the answer is there. When you are happy with it, save your work. Do it now, before we go on.',
    },
    {
      title: 'Step four',
      summary: 'Tips from practice',
      text: 'Step four: the finish. You could stop here, and it would be fine. But two small tips turn fine into good. The first one: [first tip]. It costs almost nothing, and people notice. The second one: [second tip]. I learned it from [who taught you], and I have used it every week since then. Try both, compare, and keep what suits you.',
    },
    {
      title: 'Summary',
      summary: 'The steps once more, and what to do next',
      text: 'Let us look back. You prepared [first thing], [second thing] and [third thing]. You began with [step one in a word], built on it with [step two in a word], shaped it with [step three in a word], and finished it with two tips. That is all there is to it. The best way to remember it is to do it once more, today, with something of your own. You will find the steps in writing at [web address], and in the next video we look at [next topic]. Thank you for learning with me, and have fun with it.',
    },
  ],
};
