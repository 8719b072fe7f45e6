import type { Template } from '../template.ts';

export const productDemo: Template = {
  id: 'product-demo',
  title: 'Product Demo',
  category: 'Marketing',
  duration: '2-3',
  description: 'Show the product at work, feature by feature.',
  avatar: { id: 'avt_kofi', name: 'Kofi' },
  parts: [
    {
      title: 'What you will see',
      summary: 'The promise of the next two minutes',
      text: 'Talking about a product is easy, so let us use it instead. In the next two minutes I will [the task] with [product name], from beginning to end, without cutting the boring parts. There are none. Imagine that you are [who the viewer is], it is [a day and time], and you have to [the task] before [deadline]. Ready? Here we go.',
    },
    {
      title: 'First feature',
      summary: 'Getting started',
      text: 'I open [product name], and this is the first thing I see: [first screen]. No empty page, no tour of twenty steps. I choose [option], give it a name, and I am in. What used to be [the old way] is now one field and one button. Behind the scenes, it has already [what happens by itself]. I did not have to ask for that. It simply knows what comes next.',
    },
    {
      title: 'Second feature',
      summary: 'The main work',
      text: 'Now to the real work. I want to [main action]. I take [what you take], put it here, and watch: [what happens]. If I change my mind, I change it, and everything that depends on it follows. Let me do that once more, a little slower. Here is [before], and here is [after]. That took [number] seconds. With [the old way], I would still be looking for the right window. And because everything is saved as I go, I can close the lid at any time.',
    },
    {
      title: 'Third feature',
      summary: 'Working with others',
      text: 'Most of us do not work alone. So I share it: one click here, and [colleague] can see exactly what I see. They leave a note, right beside [where the note stands]. I answer, they agree, done. No attachments, no version called final final two. You decide who may look and who may change, and you can take it back whenever you like.',
    },
    {
      title: 'The result',
      summary: 'What is finished now',
      text: 'And this is the result: [the result]. It is ready for [where it goes], it looks the way we want to look, and it took us less than two minutes, with me talking all the time. Imagine what you can do when you concentrate. If you need it again next week, press [button name], and it begins where you left off.',
    },
    {
      title: 'Try it',
      summary: 'Where to go next',
      text: 'That was [product name]: [first feature in a word], [second feature in a word] and [third feature in a word]. You can try all of it yourself, free, at [web address]. Bring a task of your own, the one you have been putting off. I would love to hear how long it took you.',
    },
  ],
};
