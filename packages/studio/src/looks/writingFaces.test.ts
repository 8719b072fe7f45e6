import { describe, expect, it } from 'vitest';
import { needsFaces } from './faceSigns.ts';
import { facesFor, isInFaces } from './writingFaces.ts';
import { FACE_FILES } from './writingFiles.ts';

const names = (text: string) =>
  facesFor(text).map(({ name }) => {
    expect(FACE_FILES.get(name)).toMatch(/\.woff2/);
    return name;
  });

/** A line in each writing system that a voice pack speaks, and the face that draws it. */
const WRITINGS: readonly [text: string, face: string][] = [
  ['Dzień dobry, zaczynamy', 'inter-latin-ext'],
  ['Привет, как дела?', 'inter-cyrillic'],
  ['Καλημέρα', 'inter-greek'],
  ['Xin chào các bạn, ở đây', 'inter-vietnamese'],
  ['مرحبا بكم', 'noto-sans-arabic-arabic'],
  ['שלום', 'noto-sans-hebrew-hebrew'],
  ['नमस्ते', 'noto-sans-devanagari-devanagari'],
  ['স্বাগতম', 'noto-sans-bengali-bengali'],
  ['வணக்கம்', 'noto-sans-tamil-tamil'],
  ['నమస్కారం', 'noto-sans-telugu-telugu'],
  ['નમસ્તે', 'noto-sans-gujarati-gujarati'],
  ['ਸਤ ਸ੍ਰੀ ਅਕਾਲ', 'noto-sans-gurmukhi-gurmukhi'],
  ['ನಮಸ್ಕಾರ', 'noto-sans-kannada-kannada'],
  ['നമസ്കാരം', 'noto-sans-malayalam-malayalam'],
  ['ආයුබෝවන්', 'noto-sans-sinhala-sinhala'],
  ['გამარჯობა', 'noto-sans-georgian-georgian'],
  ['Բարև', 'noto-sans-armenian-armenian'],
  ['ሰላም', 'noto-sans-ethiopic-ethiopic'],
  ['สวัสดี', 'noto-sans-thai-thai'],
  ['សួស្តី', 'noto-sans-khmer-khmer'],
  ['ສະບາຍດີ', 'noto-sans-lao-lao'],
  ['မင်္ဂလာပါ', 'noto-sans-myanmar-myanmar'],
  ['ନମସ୍କାର', 'noto-sans-oriya-oriya'],
];

describe('faces of other writing systems', () => {
  it.each(WRITINGS)('%s is drawn in %s, which has all its characters', (text, face) => {
    expect(needsFaces(text)).toBe(true);
    expect(names(text)).toContain(face);
    const missing = Array.from(text).filter((sign) => needsFaces(sign) && !isInFaces(sign));
    expect(missing).toEqual([]);
  });

  it('Chinese and Korean load only the pieces that contain their characters', () => {
    const chinese = names('你好，我们今天去北京。');
    expect(chinese.length).toBeGreaterThan(0);
    expect(chinese.length).toBeLessThan(12);
    expect(chinese.filter((name) => !/^noto-sans-sc-\d+$/.test(name))).toEqual([]);
    const korean = names('안녕하세요');
    expect(korean.length).toBeGreaterThan(0);
    expect(korean.filter((name) => !/^noto-sans-kr-\d+$/.test(name))).toEqual([]);
  });

  it('Japanese has its own face, even for the characters that it shares with Chinese', () => {
    const faces = (text: string) => new Set(names(text).map((name) => name.replace(/-\d+$/, '')));
    expect(faces('今日は直接、骨と海の話をします。')).toEqual(new Set(['noto-sans-jp']));
    expect(faces('今天直接谈骨头和海。')).toEqual(new Set(['noto-sans-sc']));
  });

  it('are not requested for western Latin, whose face every film has', () => {
    for (const text of ['“Bäckerei” – 3 € für l’été…', 'Plain words.', '']) {
      expect(needsFaces(text)).toBe(false);
    }
    expect(names('😀')).toEqual([]);
  });

  it('exclude code points that will never be characters', () => {
    for (const sign of ['\u0378', '\uFDD0', '\u{10FFFD}']) expect(isInFaces(sign)).toBe(false);
  });
});
