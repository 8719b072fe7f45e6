import type { Template } from '../template.ts';

export const customerTestimonial: Template = {
  id: 'customer-testimonial',
  title: 'Customer Testimonial',
  category: 'Marketing',
  duration: '1-2',
  description: 'A customer’s problem, the turn and the result.',
  avatar: { id: 'avt_mei', name: 'Mei' },
  parts: [
    {
      title: 'Who is speaking',
      summary: 'A name, a job, an ordinary day',
      text: 'My name is [customer name], and I am [job title] at [company]. We are a team of [number], and we [what the company does]. I am not usually somebody who recommends things in front of a camera. This is an exception, and I will tell you why.',
    },
    {
      title: 'The problem',
      summary: 'What it was like before',
      text: 'A year ago, [the problem] was part of every working day. We tried [first attempt]. We tried [second attempt]. Both helped for a week, and then everything was as before. I remember one evening in [month]: it was past eight, I was still [what you were doing], and I thought, there must be a better way.',
    },
    {
      title: 'The turn',
      summary: 'How it was found, and the doubt',
      text: 'A colleague told me about [product name]. To be honest, I expected little. We gave it two weeks. After three days, [first thing that changed]. After ten days, nobody asked for the old way any more. What surprised me most was [what surprised you]. And whenever we were stuck, [company behind the product] answered within the hour.',
    },
    {
      title: 'The result',
      summary: 'One number, one feeling',
      text: 'Today we need [time or cost after] for what used to take [time or cost before]. That is [number] percent less. But the number I like best is another one: I am home by six. If you have the same problem, do not wait as long as we did. Try [product name]. You can always go back. We never did.',
    },
  ],
};
