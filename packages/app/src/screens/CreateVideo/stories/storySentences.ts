/** The sentences that the user reads in the designs. */
export const SENTENCES = [
  'Good morning, and welcome to Northlight.',
  'In the next minute I want to show you how a small team can ship a brighter product.',
  'We started with one question.',
  'What if every update came with a face and a voice?',
  'So we built it, and we tried it on ourselves first.',
  'Every Friday, one of us writes a few lines about the week.',
  'We choose a presenter, and we choose who says them.',
  'Ten minutes later, 340 people know what has changed.',
  'Nobody had to book a room, and nobody had to find a tie.',
  'Our customers noticed, too.',
  'Support mail about new features fell by a third.',
  'Write a few lines, and watch your words step up to the lectern.',
] as const;
