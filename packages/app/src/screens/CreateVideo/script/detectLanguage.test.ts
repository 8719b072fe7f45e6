import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { languageName } from '../../../lib/format/languageName.ts';
import {
  detectLanguage,
  isPlainlyEnglish,
  isTooShortToDetect,
  type LanguageModel,
  loadLanguageModel,
} from './detectLanguage.ts';

let model: LanguageModel;
beforeAll(async () => {
  model = await loadLanguageModel();
});

describe('detectLanguage', () => {
  it.each([
    [
      'en',
      'Good morning, and welcome to Northlight. In the next thirty seconds I want to show you.',
    ],
    ['de', 'Guten Morgen und willkommen. In den nächsten Minuten zeigen wir, wie das geht.'],
    ['fr', 'Bonjour et bienvenue. Nous allons vous montrer comment une petite équipe avance.'],
    [
      'es',
      'Buenos días y bienvenidos. En los próximos segundos les muestro lo que hace el equipo.',
    ],
    ['it', 'Buongiorno e benvenuti. Vi mostro come una piccola squadra lavora con il cuore.'],
    ['pt', 'Bom dia e bem-vindos. Vou mostrar como uma equipe pequena não para de crescer.'],
    ['nl', 'Goedemorgen en welkom. Wij laten zien dat het ook met een klein team kan.'],
    ['ru', 'Доброе утро и добро пожаловать.'],
    ['uk', 'Добрий ранок і ласкаво просимо їх.'],
    ['ja', 'おはようございます。新しい製品を紹介します。'],
    ['zh', '早上好，欢迎大家。'],
    ['ko', '안녕하세요, 환영합니다.'],
    ['ar', 'صباح الخير وأهلا بكم'],
    // One short sentence each, which common words alone mistook for a neighbouring language.
    ['es', 'Hola, buenos días.'],
    ['es', 'Me llamo Ana y trabajo en Madrid.'],
    ['es', 'Bienvenidos a nuestra empresa. Hoy presentamos un producto nuevo.'],
    ['es', 'Gracias por ver este video.'],
    ['pt', 'Obrigado por assistir a este vídeo.'],
    ['it', 'Grazie per aver guardato questo video.'],
    ['de', 'Vielen Dank fürs Zuschauen.'],
    ['sv', 'Välkommen till vårt företag. Idag visar vi en ny produkt.'],
    ['pl', 'Witamy w naszej firmie. Dziś pokażemy nowy produkt.'],
    ['tr', 'Şirketimize hoş geldiniz. Bugün yeni bir ürün gösteriyoruz.'],
    ['vi', 'Chào mừng các bạn đến với công ty của chúng tôi.'],
    ['fa', 'صبح بخیر و خوش آمدید. امروز محصول جدیدی را معرفی می‌کنیم.'],
    ['he', 'בוקר טוב וברוכים הבאים.'],
    ['hi', 'सुप्रभात और आपका स्वागत है।'],
    ['el', 'Καλημέρα και καλώς ήρθατε.'],
    ['th', 'สวัสดีและยินดีต้อนรับ'],
    ['en', 'No more meetings, no more slides.'],
    ['en', 'Meet Ada, our new lead designer.'],
    ['en', 'Our office in São Paulo opens on Monday, and Renée Müller leads it.'],
    ['en', 'ONE CLICK. ONE VIDEO. ZERO STRESS.'],
  ])('detects %s', (tag, text) => {
    expect(detectLanguage(text, model)).toBe(tag);
  });

  // Specification: wizard-more.9
  it('does not guess without evidence', () => {
    for (const text of [
      '',
      '   ',
      'A',
      'O',
      'A a a',
      'π',
      '☕️ 🎉',
      '12:30',
      'Northlight Studio',
      'São Paulo',
      'aaaa bbbb cccc dddd',
      'asdf qwer zxcv hjkl',
    ]) {
      expect(detectLanguage(text, model)).toBeNull();
    }
  });

  it('needs no model for plain English, and does not guess from a word', () => {
    expect(isPlainlyEnglish('Welcome to the team, and thank you for your work.')).toBe(true);
    expect(isPlainlyEnglish('I dag viser vi et nyt produkt for alle.')).toBe(false);
    expect(isTooShortToDetect('Merci beaucoup')).toBe(true);
    expect(isTooShortToDetect('你好')).toBe(false);
  });

  it('never throws and returns only tags that have a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const tag = detectLanguage(text, model);
        if (tag !== null) expect(languageName(tag)).not.toBe(tag);
      }),
    );
  });

  it('names languages, and returns invalid tags unchanged', () => {
    expect(languageName('en')).toBe('English');
    expect(languageName('not a tag')).toBe('not a tag');
  });
});
