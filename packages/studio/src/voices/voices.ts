/** A named voice: one of the engine's speakers, with a melody, timbre and pace. */
export interface VoicePreset {
  id: string;
  name: string;
  labels: { gender: 'Female' | 'Male' | 'Neutral'; accent: 'American' | 'Scottish' | 'Synthetic' };
  /** The engine's speaker. */
  base: 'slt' | 'rms' | 'awb' | 'kal16';
  /** Mean fundamental frequency before resampling, Hz; only slt and awb follow it. */
  pitch?: number;
  /** Standard deviation of the fundamental frequency, Hz: how lively the melody is. */
  deviation?: number;
  /** Resampling factor: above 1 raises pitch and formants together (a smaller head). */
  k: number;
  /** Duration relative to the speaker's own pace; above 1 is slower. */
  tempo: number;
  /** Text of the sample. */
  sample: string;
}

/** BCP 47 tag of the language that every voice speaks. */
export const VOICE_LANGUAGE = 'en';

/** All voices, in the order of the list. Measured to be distinct by `scripts/make-assets.mjs`. */
export const VOICES = [
  {
    id: 'olivia',
    name: 'Olivia',
    labels: { gender: 'Female', accent: 'American' },
    base: 'slt',
    pitch: 165,
    deviation: 17,
    k: 1,
    tempo: 1,
    sample: "Hello, I'm Olivia. Let me read your story to the world.",
  },
  {
    id: 'james',
    name: 'James',
    labels: { gender: 'Male', accent: 'American' },
    base: 'rms',
    k: 1,
    tempo: 0.95,
    sample: "Good morning, I'm James. Shall we begin the lesson?",
  },
  {
    id: 'grace',
    name: 'Grace',
    labels: { gender: 'Female', accent: 'American' },
    base: 'slt',
    pitch: 150,
    deviation: 10,
    k: 0.93,
    tempo: 1.08,
    sample: 'My name is Grace. I like to take my time with every word.',
  },
  {
    id: 'callum',
    name: 'Callum',
    labels: { gender: 'Male', accent: 'Scottish' },
    base: 'awb',
    pitch: 125,
    deviation: 18,
    k: 1,
    tempo: 1,
    sample: "I'm Callum, and I bring a little of Scotland to your videos.",
  },
  {
    id: 'maya',
    name: 'Maya',
    labels: { gender: 'Female', accent: 'American' },
    base: 'slt',
    pitch: 200,
    deviation: 30,
    k: 1.04,
    tempo: 0.95,
    sample: "Hi there, I'm Maya! Tell me what is new, and I will share it.",
  },
  {
    id: 'marcus',
    name: 'Marcus',
    labels: { gender: 'Male', accent: 'American' },
    base: 'rms',
    k: 0.88,
    tempo: 0.95,
    sample: 'This is Marcus. A deep, calm voice for serious subjects.',
  },
  {
    id: 'isla',
    name: 'Isla',
    labels: { gender: 'Female', accent: 'Scottish' },
    base: 'awb',
    pitch: 170,
    deviation: 25,
    k: 1.2,
    tempo: 1,
    sample: "Hello from the Highlands, I'm Isla. What shall we make today?",
  },
  {
    id: 'leo',
    name: 'Leo',
    labels: { gender: 'Male', accent: 'American' },
    base: 'rms',
    k: 1.14,
    tempo: 0.92,
    sample: "Hey, I'm Leo. Let's keep this short, bright and friendly.",
  },
  {
    id: 'zoe',
    name: 'Zoe',
    labels: { gender: 'Female', accent: 'American' },
    base: 'slt',
    pitch: 190,
    deviation: 22,
    k: 1.14,
    tempo: 0.98,
    sample: "I'm Zoe, and I make even long stories feel light.",
  },
  {
    id: 'angus',
    name: 'Angus',
    labels: { gender: 'Male', accent: 'Scottish' },
    base: 'awb',
    pitch: 100,
    deviation: 14,
    k: 0.9,
    tempo: 1,
    sample: 'Angus here. Sit down, and I will tell you how it works.',
  },
  {
    id: 'nora',
    name: 'Nora',
    labels: { gender: 'Female', accent: 'American' },
    base: 'slt',
    pitch: 165,
    deviation: 12,
    k: 0.97,
    tempo: 0.88,
    sample: "I'm Nora. When there is much to say, I say it quickly and clearly.",
  },
  {
    id: 'ben',
    name: 'Ben',
    labels: { gender: 'Male', accent: 'American' },
    base: 'rms',
    k: 1.06,
    tempo: 0.8,
    sample: "I'm Ben, and I get to the point before the coffee gets cold.",
  },
  {
    id: 'finn',
    name: 'Finn',
    labels: { gender: 'Male', accent: 'Scottish' },
    base: 'awb',
    pitch: 145,
    deviation: 22,
    k: 1.12,
    tempo: 1,
    sample: 'My name is Finn. Give me a script, and watch it come alive.',
  },
  {
    id: 'otto',
    name: 'Otto',
    labels: { gender: 'Male', accent: 'American' },
    base: 'slt',
    pitch: 120,
    deviation: 12,
    k: 0.86,
    tempo: 1,
    sample: 'I am Otto. Even the driest report sounds warm with me.',
  },
  {
    id: 'rob',
    name: 'Rob',
    labels: { gender: 'Neutral', accent: 'Synthetic' },
    base: 'kal16',
    k: 1,
    tempo: 1,
    sample: 'Greetings. I am Rob, your robot narrator.',
  },
] as const satisfies readonly VoicePreset[];

/** Returns the preset with an id, or undefined if there is none. */
export function findVoice(id: string): VoicePreset | undefined {
  return VOICES.find((voice) => voice.id === id);
}
