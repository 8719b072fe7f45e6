// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { parsePrompt, type ScriptBrief } from './parsePrompt.ts';

const CASES: readonly (readonly [string, Partial<ScriptBrief>])[] = [
  [
    'Write a 30-second introduction of a tech startup',
    { genre: 'intro', subject: 'a tech startup', seconds: 30 },
  ],
  ['Explain machine learning simply', { genre: 'explain', subject: 'machine learning' }],
  ['A simple machine-learning explanation', { genre: 'explain', subject: 'machine-learning' }],
  ['Fitness product promo', { genre: 'promo', subject: 'our fitness product' }],
  ['A virtual conference welcome', { genre: 'welcome', subject: 'a virtual conference' }],
  [
    'Welcome attendees to a virtual conference',
    { genre: 'welcome', subject: 'a virtual conference', audience: 'attendees' },
  ],
  ['Three tips for better lighting', { genre: 'tips', subject: 'better lighting', count: 3 }],
  [
    'Write a funny 2 minute ad for a coffee shop called Bean There',
    { genre: 'promo', subject: 'a coffee shop', name: 'Bean There', tone: 'funny', seconds: 120 },
  ],
  [
    'Create a 45 second video script about the benefits of yoga for busy parents in a calm tone',
    { subject: 'the benefits of yoga', audience: 'busy parents', tone: 'calm', seconds: 45 },
  ],
  ['How do vaccines work?', { genre: 'explain', subject: 'vaccines' }],
  ['How do I start a podcast?', { genre: 'explain', subject: 'how to start a podcast' }],
  [
    'Explain how to tie a bow tie for beginners',
    { genre: 'lesson', subject: 'how to tie a bow tie', audience: 'beginners' },
  ],
  [
    'a one-minute quarterly update for the sales team',
    { genre: 'update', subject: 'the quarter', audience: 'the sales team', seconds: 60 },
  ],
  [
    'Please write me a short, professional introduction of Northlight to investors',
    { genre: 'intro', subject: 'Northlight', audience: 'investors', tone: 'formal', seconds: 25 },
  ],
  [
    'Tell the story of a customer who saved time with our app',
    { genre: 'story', subject: 'a customer who saved time with our app' },
  ],
  ['15-second greeting', { genre: 'welcome', subject: 'our channel', seconds: 15 }],
  ['Write 200 words about solar energy', { subject: 'solar energy', seconds: 80 }],
  ['half a minute about cats', { subject: 'cats', seconds: 30 }],
  ['a 90s tutorial on how to bake bread', { subject: 'how to bake bread', seconds: 90 }],
  ['A 20-minute speech about trains', { seconds: 300 }],
  ['A 2-second promo', { seconds: 10 }],
  ['🙂', { subject: 'a new idea' }],
];

describe('a prompt', () => {
  it.each(CASES)('is understood: %s', (prompt, brief) => {
    expect(parsePrompt(prompt)).toMatchObject(brief);
  });
});
