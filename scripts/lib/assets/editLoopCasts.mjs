/**
 * The presenter, background and text of each look: a few words, in the voice of the look.
 *
 * @typedef {NonNullable<import('../studioPage.mjs').FilmWish['scene']>} Scene
 * @type {Record<import('../../../packages/studio/src/looks/index.ts').LookId, Scene & {
 *   presenter: string;
 *   voiceId: string;
 *   title: string;
 *   script: string;
 * }>}
 */
export const CASTS = {
  vivid: {
    ...{ presenter: 'amara', colour: 'clay', backdrop: 'disc', voiceId: 'olivia' },
    title: 'Meet the spring line',
    script: 'Say hello to our spring line. It is bright.',
  },
  vivid2: {
    ...{ presenter: 'jonas', colour: 'sky', backdrop: 'arch', voiceId: 'james' },
    title: '',
    script: 'Two ideas. First, wear it in layers. Second, mix.',
  },
  storyteller: {
    ...{ presenter: 'otto', colour: 'ink', backdrop: 'disc', voiceId: 'finn' },
    title: 'Spring, a story',
    script: 'It began with one question, on a quiet morning.',
  },
  satisfying: {
    ...{ presenter: 'mei', colour: 'sage', backdrop: 'disc', voiceId: 'grace' },
    title: 'neat layers',
    script: 'Slow and steady. One neat layer, then another.',
  },
  chillguy: {
    ...{ presenter: 'wren', colour: 'ochre', backdrop: 'disc', voiceId: 'nora' },
    title: 'just spring',
    script: 'No rush at all. It is only spring, you see.',
  },
  chillguy2: {
    ...{ presenter: 'juno', colour: 'blush', backdrop: 'window', voiceId: 'maya' },
    title: '',
    script: 'Two ideas. First, start with linen. Then keep it easy.',
  },
  cinematic: {
    ...{ presenter: 'elias', colour: 'stone', backdrop: 'window', voiceId: 'ben' },
    title: 'The spring',
    script: 'Every season starts with an open window.',
  },
  impact: {
    ...{ presenter: 'kofi', colour: 'plum', backdrop: 'disc', voiceId: 'marcus' },
    title: 'Spring now',
    script: 'All of it, right now. Do not wait for summer.',
  },
  paper: {
    ...{ presenter: 'saba', colour: 'sage', backdrop: 'shelf', voiceId: 'isla' },
    title: 'The spring papers',
    script: 'Cut by hand, and read aloud every morning.',
  },
  movienight: {
    ...{ presenter: 'tomas', colour: 'plum', backdrop: 'stage', voiceId: 'leo' },
    title: 'Spring line',
    script: 'Lights down, please. Roll the film.',
  },
  split: {
    ...{ presenter: 'greta', colour: 'sky', backdrop: 'disc', voiceId: 'grace' },
    title: 'The spring line',
    script: 'Two views of one product. Look at both.',
  },
  kinetic: {
    ...{ presenter: 'imani', colour: 'sage', backdrop: 'disc', voiceId: 'zoe' },
    title: 'New spring line',
    script: 'Everything starts to bloom. Move with it.',
  },
  vortex: {
    ...{ presenter: 'leila', colour: 'ochre', backdrop: 'disc', voiceId: 'olivia' },
    title: 'Round and round',
    script: 'Round and round we go, right into spring.',
  },
  clean: {
    ...{ presenter: 'noor', colour: 'stone', backdrop: 'window', voiceId: 'maya' },
    title: 'Our spring line',
    script: 'Here is what is new this spring, in short.',
  },
  bulletin: {
    ...{ presenter: 'ravi', colour: 'ink', backdrop: 'shelf', voiceId: 'leo' },
    title: 'Spring arrives',
    script: 'Good evening. Spring has arrived in the city.',
  },
};

/** About 20 s, including a list, a pause and a filler word. */
export const FILM =
  'Good morning, and welcome. Today we look at three simple ways to make a better video. ' +
  'First, write the way you speak. Um, short sentences are easy for your audience to follow. ' +
  'Second, begin with the idea, and explain it after that. ' +
  'Third, stop when you have said it. Nobody ever complained that a film was over too soon.';
