/**
 * The opening of each template with its placeholders filled in, and who speaks it where.
 *
 * @type {(Omit<import('../studioPage.mjs').FilmWish, 'format'> & { id: string })[]}
 */
export const CLIPS = [
  {
    ...{ id: 'product-introduction', presenter: 'amara', voiceId: 'olivia' },
    scene: { colour: 'sky', backdrop: 'board' },
    script:
      'Every week, small teams lose hours to looking for files. It does not have to be that way. Let me show you something.',
  },
  {
    ...{ id: 'company-overview', presenter: 'leila', voiceId: 'maya' },
    scene: { colour: 'sage', backdrop: 'arch' },
    script:
      'Hello, and welcome to Northlight. In the next two minutes I will tell you who we are, and why we enjoy it.',
  },
  {
    ...{ id: 'tutorial-style', presenter: 'wren', voiceId: 'zoe' },
    scene: { colour: 'ochre', backdrop: 'window' },
    script:
      'Welcome. In the next four minutes you will learn how to bake bread, from an empty bowl to a finished loaf.',
  },
  {
    ...{ id: 'customer-testimonial', presenter: 'mei', voiceId: 'grace' },
    scene: { colour: 'blush', backdrop: 'disc' },
    script:
      'I run a small studio, and I do not usually recommend things in front of a camera. This is an exception.',
  },
  {
    ...{ id: 'product-demo', presenter: 'kofi', voiceId: 'marcus' },
    scene: { colour: 'clay', backdrop: 'product' },
    script:
      'Talking about a product is easy, so let us use it instead, from beginning to end, without cutting the boring parts.',
  },
  {
    ...{ id: 'quarterly-update', presenter: 'jonas', voiceId: 'james' },
    scene: { colour: 'plum', backdrop: 'stage' },
    script:
      'Three numbers tell the story of this quarter. The first one is revenue, and I am happy to say that it grew.',
  },
  {
    ...{ id: 'course-introduction', presenter: 'ravi', voiceId: 'leo' },
    scene: { colour: 'ochre', backdrop: 'board' },
    script:
      'Welcome to the course. I still remember how confusing the first steps were. Let us take them together.',
  },
  {
    ...{ id: 'quick-tips', presenter: 'otto', voiceId: 'finn' },
    scene: { colour: 'stone', backdrop: 'shelf' },
    script:
      'Three tips for better lighting, in little more than a minute. The last one is my favourite, so stay until the end.',
  },
];
