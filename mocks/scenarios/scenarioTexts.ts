/** Names of the videos in a busy account. */
export const VIDEO_TITLES = [
  'Spring launch',
  'Welcome to the conference',
  'How to read a nutrition label',
  'Quarterly update, Q3',
  'Protein bar promo',
  'Machine learning, simply',
  'Podcast trailer',
  'Meet the support team',
  'Five questions before you sign',
  'Why we moved to four days',
  'The workshop, in short',
  'Opening hours in December',
  'What changed in version 4',
  'A customer from Tromsø',
  'Safety briefing for visitors',
  'Résumé tips from our recruiters',
  'Your first day',
  'The very long title of a video that somebody typed without ever stopping to think how it would fit on a card',
  'Bike lanes, explained',
  'Thank you, 2025',
  'Invoice reminders, kindly',
  'Garden in a small flat',
] as const;

/** Prompts for a full script library. */
export const SCRIPT_PROMPTS = [
  'Write a 30-second introduction of a tech startup',
  'Explain machine learning simply',
  'Create a 20-second promo for a fitness product',
  'Write a welcome message for a virtual conference',
  'Three tips for better lighting',
  'A one-minute quarterly update for the sales team',
  'Explain inflation in plain words',
  'A calm 45-second lesson about breathing',
  'Tell the story of a customer who moved to four days a week',
  'A funny ad for a coffee shop called Bean There',
  'Announce our new opening hours',
  'Teach new employees how to book a room',
  'Five tips for video calls',
  'Introduce our support team',
  'Promote our new meal planning app for busy parents',
  'Explain solar energy to a ten-year-old',
  'A 90-second tutorial on how to bake sourdough bread',
  'Welcome new members to a running club',
] as const;

/** Prompts for avatars saved by the user. */
export const SAVED_AVATAR_PROMPTS = [
  'A professional businessman in a bright office with short gray hair',
  'A friendly doctor with round glasses',
  'An elderly man with a long white beard',
  'A cheerful student in a green hoodie with curly red hair',
] as const;
